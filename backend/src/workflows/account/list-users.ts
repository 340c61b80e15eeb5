import type { User } from "@eldercare/contracts";
import type { FilterableAuthVerificationProps, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { userFromCustomer, userFromStaff } from "../../mapping/user";
import { EMAIL_VERIFICATION } from "./account";

const BATCH = 1000;

/** Customers with an account, and staff, newest first. */
export async function listUsers(container: MedusaContainer): Promise<User[]> {
  const staff = await container.resolve(Modules.USER).listUsers({}, { take: null });
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ has_account: true }, { take: null });
  const verified = await verifiedAddresses(
    container,
    customers.map(({ email }) => email),
  );
  return [
    ...staff.map(userFromStaff),
    ...customers.map((customer) => userFromCustomer(customer, verified.has(customer.email))),
  ].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** An address has one account, so its verification says all about it. */
async function verifiedAddresses(container: MedusaContainer, emails: readonly string[]) {
  const auth = container.resolve(Modules.AUTH);
  const verified = new Set<string>();
  for (let start = 0; start < emails.length; start += BATCH) {
    const filters = {
      entity_id: emails.slice(start, start + BATCH),
      entity_type: EMAIL_VERIFICATION.entity_type,
    };
    // Like all of Medusa's filters it takes lists; the type knows of single addresses only.
    const rows = await auth.listAuthVerifications(
      filters as unknown as FilterableAuthVerificationProps,
      { take: null },
    );
    for (const row of rows) if (row.verified_at) verified.add(row.entity_id);
  }
  return verified;
}
