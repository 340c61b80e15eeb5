import type { User, UserListQuery, UserPageResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type AccountRow, listAccounts } from "../medusa/list-accounts";
import { userFromCustomer, userFromStaff } from "./user-view";

/** Customers with an account, and staff, newest first, and how many there are in all. */
export async function listUsers(
  container: MedusaContainer,
  query: UserListQuery,
): Promise<UserPageResponse> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { accounts, ...count } = await listAccounts(database, query);
  return { users: accounts.map(userFrom), ...count };
}

function userFrom(row: AccountRow): User {
  return row.is_staff ? userFromStaff(row) : userFromCustomer(row);
}
