import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { listStaffMembers } from "../../medusa/staff-members";
import { STAFF_ROLE_MODULE } from "../../modules/staff-role";
import type StaffRoleModuleService from "../../modules/staff-role/service";

/**
 * Writes down who owns the shop before another role is: until then whoever is longest on the staff
 * does, and would stop to with the first owner that is named.
 */
export async function keepOwner(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const roles: StaffRoleModuleService = container.resolve(STAFF_ROLE_MODULE);
  const members = await listStaffMembers(database);
  for (const { email, role } of members) {
    if (role === "owner") await roles.set(email, "owner");
  }
}
