import type { AccountExport } from "@eldercare/contracts";

/** What becomes of a table when a person is erased, and where a download shows what it holds of them. */
type Verdict =
  | { erased: string; exported: keyof AccountExport | { not: string } }
  | { kept: string; exported: keyof AccountExport | { not: string } }
  | { notOfCustomers: string };

const SECRET = { not: "secrets of signing in: they would open the account" };
const IN_ORDERS = "orders";
const BOOKS =
  "the law wants orders kept for six years (decision 036); afterwards the nightly job empties it of the person";
const STAFF = "names who of the staff did something; accounts of staff are managed in Medusa Admin";

const ofNobody = (what: string, tables: readonly string[]): Record<string, Verdict> =>
  Object.fromEntries(tables.map((table) => [table, { notOfCustomers: what }]));

/**
 * Every table that names people, by an address, an account or a name. `erase-person.ts` erases and
 * `export-person.ts` exports by it; `integration-tests/personal-data.spec.ts` finds tables that are
 * missing here, and what an erased person left in others than those that are kept.
 */
export const PERSONAL_TABLES: Record<string, Verdict> = {
  // The account
  customer: {
    erased: "the row is emptied, what was saved for later with it; Medusa keeps its id",
    exported: "account",
  },
  customer_address: { erased: "removed", exported: "addresses" },
  auth_identity: { erased: "removed", exported: SECRET },
  provider_identity: { erased: "removed with the sign-in data", exported: SECRET },
  auth_verification: { erased: "removed with the sign-in data", exported: SECRET },
  auth_password_reset_token: { erased: "removed with the sign-in data", exported: SECRET },
  auth_mfa_factor: { notOfCustomers: "customers have no second factor (decision 029)" },
  auth_mfa_recovery_code: { notOfCustomers: "customers have no second factor (decision 029)" },
  pending_registration: { erased: "removed with the sign-in data", exported: SECRET },
  shop_session: { erased: "signed out everywhere", exported: "signIns" },
  shop_rate_limit: {
    kept: "fingerprints of addresses, which nobody can turn back; gone within the hour",
    exported: { not: "a fingerprint is not found by a person" },
  },
  customer_group_customer: { erased: "goes with the customer", exported: { not: "none is made" } },
  account_holder: {
    kept: "none is made: the shop keeps no customers at Stripe",
    exported: { not: "none is made" },
  },
  customer_account_holder: {
    kept: "none is made: the shop keeps no customers at Stripe",
    exported: { not: "none is made" },
  },
  security_event: {
    kept: "an id and a masked address, for a year: the trail is never changed (decision 035)",
    exported: { not: "a masked address; staff read it out on the Security screen" },
  },

  // What they wrote and were sent
  contact_message: { erased: "removed", exported: "messages" },
  product_review: {
    erased: "published ones stay without address and name, the others are removed",
    exported: "reviews",
  },
  person_note: { erased: "removed", exported: "notes" },
  newsletter_sign_up: { erased: "removed, with the proof of consent", exported: "newsletter" },
  stock_alert: { erased: "removed", exported: "stockAlerts" },
  outgoing_mail: {
    erased: "removed with its file, also mails to the shop with what they wrote",
    exported: "mails",
  },
  notification: { erased: "removed", exported: "mails" },

  promotion_campaign_budget_usage: {
    erased: "removed: who comes again counts anew",
    exported: { not: "that a code was used stands with its order" },
  },

  // Orders
  shop_order: { kept: `no longer names the account; ${BOOKS}`, exported: IN_ORDERS },
  shop_order_change: { kept: `history without the customer's name; ${STAFF}`, exported: IN_ORDERS },
  shop_payment: { kept: `no longer names the account; ${BOOKS}`, exported: "payments" },
  order: {
    kept: `no longer names the account, and drafts nobody; ${BOOKS}`,
    exported: IN_ORDERS,
  },
  order_address: { kept: BOOKS, exported: IN_ORDERS },
  order_change_action: {
    kept: `what staff changed in Medusa Admin, with the address of before and after; ${BOOKS}`,
    exported: IN_ORDERS,
  },
  shop_pay_link: {
    kept: "fingerprints of links, which nobody can turn back; gone with the order's person",
    exported: { not: "a fingerprint is not found by a person" },
  },
  fulfillment_address: { kept: BOOKS, exported: IN_ORDERS },
  payment: { kept: `what Stripe says of the card; ${BOOKS}`, exported: "payments" },
  payment_session: { kept: `what Stripe says of the card; ${BOOKS}`, exported: "payments" },
  cart: { erased: "removed with its lines; the browser keeps its own", exported: "cart" },
  cart_address: { erased: "removed with the cart", exported: { not: "carts have none" } },

  // Who of the staff did what
  user: { notOfCustomers: "staff" },
  invite: { notOfCustomers: "staff" },
  user_preference: { notOfCustomers: "staff" },
  user_rbac_role: { notOfCustomers: "staff" },
  layout_configuration: { notOfCustomers: "staff" },
  view_configuration: { notOfCustomers: "staff" },
  staff_activity: { notOfCustomers: "staff" },
  staff_role: { notOfCustomers: "staff" },
  api_key: { notOfCustomers: STAFF },
  capture: { notOfCustomers: STAFF },
  catalog_import: { notOfCustomers: STAFF },
  content_version: { notOfCustomers: STAFF },
  customer_group: { notOfCustomers: STAFF },
  fulfillment: { notOfCustomers: STAFF },
  order_change: { notOfCustomers: STAFF },
  order_claim: { notOfCustomers: STAFF },
  order_exchange: { notOfCustomers: STAFF },
  refund: { notOfCustomers: STAFF },
  reservation_item: { notOfCustomers: STAFF },
  return: { notOfCustomers: STAFF },
  tax_rate: { notOfCustomers: STAFF },
  tax_rate_rule: { notOfCustomers: STAFF },
  tax_region: { notOfCustomers: STAFF },

  // What could hold people, and holds something else
  ...ofNobody("what is sold, shown and looked for", [
    ...["carousel_slide", "catalog_column_choice", "catalog_import_change", "category_image"],
    ...["former_slug", "missing_image", "post", "product_merchandising", "variant_merchandising"],
    ...["sale_window_check", "stock_change", "search_index_sync", "link_module_migrations"],
  ]),
  ...ofNobody("goods, sums, delivery and terms", [
    ...["cart_line_item", "cart_line_item_tax_line", "cart_shipping_method"],
    ...["cart_shipping_method_tax_line", "order_line_item", "order_line_item_tax_line"],
    ...["order_shipping_method", "order_shipping_method_tax_line", "order_summary"],
    ...["shop_order_sum", "shop_sales_sum", "money_check", "stripe_event", "price_list_rule"],
    ...["geo_zone", "shipping_option", "shipping_option_rule"],
  ]),
  workflow_execution: {
    notOfCustomers: "Medusa's own, while they run: it removes what has ended",
  },
  stock_location_address: { notOfCustomers: "the shop's warehouse" },
};
