import type { StaffRole } from "../staff-roles.js";
import type { CallName } from "./addresses.js";
import { callOf } from "./table.js";

/**
 * Whether somebody of the staff with this role may make a call. The owner may make every one; what
 * an entry does not say is the manager's too, and nobody else's.
 */
export function mayMakeCall(role: StaffRole, name: CallName): boolean {
  const { access, roles = ["manager"] } = callOf(name);
  return access !== "staff" || role === "owner" || roles.includes(role);
}
