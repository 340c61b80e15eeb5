import type { User, UserTableQuery } from "@eldercare/contracts";
import { SHOP_TIME_ZONE } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { listUsers } from "./list-users";

/** So many fit into memory easily, and a large shop has few such pages. */
const BATCH = 10_000;

const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: SHOP_TIME_ZONE });

const COLUMNS: Readonly<Record<string, (user: User) => string>> = {
  "First Name": ({ firstName }) => firstName,
  "Last Name": ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Role: ({ role }) => role,
  Joined: ({ createdAt }) => DAY.format(new Date(createdAt)),
  Status: ({ isEmailVerified }) => (isEmailVerified ? "Verified" : "Unverified"),
  ID: ({ id }) => id,
};

/** Accounts as rows of a table, the column names first. */
export async function* userTableRows(
  container: MedusaContainer,
  query: Omit<UserTableQuery, "format">,
): AsyncGenerator<readonly string[]> {
  yield Object.keys(COLUMNS);
  for (let offset = 0; ; offset += BATCH) {
    const { users } = await listUsers(container, { ...query, limit: BATCH, offset });
    for (const user of users) yield Object.values(COLUMNS).map((cell) => cell(user));
    if (users.length < BATCH) return;
  }
}
