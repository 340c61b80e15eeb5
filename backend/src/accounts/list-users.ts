import type { User, UserListQuery, UserPageResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type AccountRow, listAccounts } from "../medusa/list-accounts";
import { userFromCustomer, userFromStaff } from "./user-view";

/**
 * Customers with an account, and staff, newest first, and how many there are in all; what role staff
 * have only for whoever may know that.
 */
export async function listUsers(
  container: MedusaContainer,
  query: UserListQuery,
  { seesRoles = false }: { seesRoles?: boolean } = {},
): Promise<UserPageResponse> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { accounts, ...count } = await listAccounts(database, query);
  return { users: accounts.map((row) => userFrom(row, seesRoles)), ...count };
}

function userFrom({ staff_role, ...row }: AccountRow, seesRoles: boolean): User {
  if (!row.is_staff) return userFromCustomer(row);
  return userFromStaff({ ...row, ...(seesRoles && staff_role && { staff_role }) });
}
