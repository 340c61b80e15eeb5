import { type StaffRole, worksInMedusaAdmin } from "@eldercare/contracts";

/** What Medusa Admin needs to show the own profile, where a second factor is set up. */
export const OWN_PROFILE = ["/admin/users/me", "/admin/stores", "/admin/feature-flags"] as const;

/**
 * Whom the shop mailed what, and files that were exported. Medusa Admin's bell asks for it all the
 * time, whoever is signed in: a refusal would fill the trail, so others are told of nothing.
 */
export const NOTIFICATIONS = "/admin/notifications";

/**
 * Medusa's resources that managers work with, too, by the first part of their path. What is not named is
 * the owners' alone, also what a later version of Medusa brings: who is invited (with the invitation's
 * secret), keys to the shop, roles of Medusa's own, and Medusa's workflows, any of which is run by name
 * there, those that make keys and staff too.
 */
export const OF_MANAGERS: ReadonlySet<string> = new Set([
  ...["products", "product-categories", "product-options", "product-tags", "product-types"],
  ...["product-variants", "collections", "inventory-items", "reservations", "stock-locations"],
  ...["price-lists", "price-preferences", "promotions", "campaigns"],
  ...["orders", "order-changes", "order-edits", "draft-orders", "claims", "exchanges", "returns"],
  ...["payments", "payment-collections", "fulfillments", "refund-reasons", "return-reasons"],
  ...["customers", "customer-groups", "notifications", "uploads"],
  ...["stores", "regions", "currencies", "locales", "translations", "sales-channels"],
  ...["tax-rates", "tax-regions", "tax-providers"],
  ...["shipping-options", "shipping-option-types", "shipping-profiles"],
  ...["fulfillment-sets", "fulfillment-providers"],
  ...["search", "search-indexes", "plugins", "feature-flags"],
  ...["views", "layouts", "property-labels", "users"],
]);

// Medusa's router takes capitals for small letters, so these do too.
/** Who of the staff there is: Medusa's pages name people by it. */
const STAFF = /^\/admin\/users(\/|$)/i;

/** A customer, whom owners alone remove, as with the shop's own `people.erase`. */
const CUSTOMER = /^\/admin\/customers\/[^/]+\/?$/i;

/** By whoever has its link. */
const ACCEPTANCE = "/admin/invites/accept";

/**
 * Whether somebody of the staff may use one of Medusa's own routes, which Medusa Admin's pages call.
 * They know nothing of roles: owners use all, managers what is theirs but for changes of the staff and
 * the removal of customers, others see their profile and nothing else. Everybody may correct their own name there.
 */
export function mayUseMedusa(
  { role, id }: { role: StaffRole; id: string },
  method: string,
  path: string,
): boolean {
  if (role === "owner" || !/^\/admin(\/|$)/i.test(path) || path === ACCEPTANCE) return true;
  if (method === "POST" && path === `/admin/users/${id}`) return true;
  if (!worksInMedusaAdmin(role)) return method === "GET" && OWN_PROFILE.some((own) => own === path);
  const [, resource = ""] = path.toLowerCase().split("/").filter(Boolean);
  const removesCustomer = method === "DELETE" && CUSTOMER.test(path);
  return OF_MANAGERS.has(resource) && !removesCustomer && (method === "GET" || !STAFF.test(path));
}
