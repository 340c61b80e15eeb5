import { type StaffRole, worksInMedusaAdmin } from "@eldercare/contracts";

/** What Medusa Admin needs to show the own profile, where a second factor is set up. */
export const OWN_PROFILE = ["/admin/users/me", "/admin/stores", "/admin/feature-flags"] as const;

/**
 * Whom the shop mailed what, and files that were exported. Medusa Admin's bell asks for it all the
 * time, whoever is signed in: a refusal would fill the trail, so others are told of nothing.
 */
export const NOTIFICATIONS = "/admin/notifications";

// Medusa's router takes capitals for small letters, so these do too.
/**
 * Who is invited (with the invitation's secret), keys to the shop, and Medusa's workflows, any of
 * which is run by name there: those that make keys and staff too.
 */
const SECRET = /^\/admin\/(invites|api-keys|workflows-executions)(\/|$)/i;
/** Who of the staff there is: Medusa's pages name people by it. */
const STAFF = /^\/admin\/users(\/|$)/i;

/** A customer, whom owners alone remove, as with the shop's own `people.erase`. */
const CUSTOMER = /^\/admin\/customers\/[^/]+\/?$/i;

/** One's own account, and the acceptance of an invitation by whoever has its link. */
const OF_ONESELF = /^\/admin\/(users\/me|invites\/accept)$/i;

/**
 * Whether somebody of the staff may use one of Medusa's own routes, which Medusa Admin's pages call.
 * They know nothing of roles: owners use all, managers all but the staff's own and the removal of
 * customers, others see their profile and nothing else.
 */
export function mayUseMedusa(role: StaffRole, method: string, path: string): boolean {
  if (role === "owner" || !/^\/admin(\/|$)/i.test(path) || OF_ONESELF.test(path)) return true;
  if (!worksInMedusaAdmin(role)) return method === "GET" && OWN_PROFILE.some((own) => own === path);
  const removesCustomer = method === "DELETE" && CUSTOMER.test(path);
  return !SECRET.test(path) && !removesCustomer && (method === "GET" || !STAFF.test(path));
}
