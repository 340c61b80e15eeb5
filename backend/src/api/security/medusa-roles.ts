import type { StaffRole } from "@eldercare/contracts";

/** What Medusa Admin needs to show the own profile, where a second factor is set up. */
export const OWN_PROFILE = [
  "/admin/users/me",
  "/admin/stores",
  "/admin/feature-flags",
  "/admin/notifications",
] as const;

/** Who is invited (with the invitation's secret), and keys to the shop. */
const SECRET = /^\/admin\/(invites|api-keys)(\/|$)/;
/** Who of the staff there is: Medusa's pages name people by it. */
const STAFF = /^\/admin\/users(\/|$)/;

/** One's own account, and the acceptance of an invitation by whoever has its link. */
const OF_ONESELF = /^\/admin\/(users\/me|invites\/accept)$/;

/**
 * Whether somebody of the staff may use one of Medusa's own routes, which Medusa Admin's pages call.
 * They know nothing of roles: owners use all, managers all but the staff's own, others see their
 * profile and nothing else.
 */
export function mayUseMedusa(role: StaffRole, method: string, path: string): boolean {
  if (role === "owner" || !/^\/admin(\/|$)/i.test(path) || OF_ONESELF.test(path)) return true;
  if (role === "manager") return !SECRET.test(path) && (method === "GET" || !STAFF.test(path));
  return method === "GET" && OWN_PROFILE.some((own) => own === path);
}
