import { SETTINGS_TABLES } from "../medusa/moved-settings";

/** How rows of a table hang on one that is read before it: its `column` has what theirs holds. */
interface Via {
  of: string;
  /** The column of that table. */
  its: string;
  /** SQL of this table's row `t`. */
  column: string;
}

/** A table whose rows move with those of another one. */
export interface Branch {
  table: string;
  via: readonly Via[];
  /** SQL of the rows `t` that move; all that hang on it without. */
  where?: string;
  /** SQL of what is left out of the row, behind `to_jsonb(t)`. */
  without?: string;
}

/** What one file of records holds: a line for each row of `root`, with all that hangs on it. */
export interface Records {
  root: string;
  where?: string;
  /** With the root among them, in the order of writing: what is pointed at comes first. */
  tables: readonly (Branch | "root")[];
}

const of = (table: string, its = "id") => ({ of: table, its });
const by = (column: string, parent: { of: string; its: string }): Via => ({
  ...parent,
  column: `t.${column}`,
});
const child = (table: string, column: string, parent: string): Branch => ({
  table,
  via: [by(column, of(parent))],
});

/** Being paid, or not even made: whoever pays does it in the shop where they began. */
export const WAITS_FOR_PAYMENT = "s.status = 'pending' or not s.is_placed";

const STRIPE_SECRET = "#- '{data,client_secret}'";

/** The other shop goes on with nothing by itself: it would pay back and write mails. */
const NOT_UNDER_WAY =
  '|| \'{"pending_status": null, "pending_status_by": null, "pending_status_at": null, "pending_until": null, "pending_means": null, "pending_agreed": null, "pending_money_back": null}\'';

/** Files of people and what they did, in the order of loading. */
export const RECORD_FILES = {
  customers: {
    root: "customer",
    tables: [
      "root",
      child("customer_address", "customer_id", "customer"),
      child("customer_group_customer", "customer_id", "customer"),
      {
        table: "auth_identity",
        via: [{ ...of("customer"), column: "t.app_metadata->>'customer_id'" }],
        // Whoever is staff too signs in to the other shop as it knows them.
        where: "t.app_metadata->>'user_id' is null",
      },
      {
        ...child("provider_identity", "auth_identity_id", "auth_identity"),
        where: "t.provider = 'emailpass'",
        // The password, and what ends sessions of the one before: none moves.
        without: "- 'provider_metadata' #- '{user_metadata,password_mark}'",
      },
      {
        ...child("auth_verification", "auth_identity_id", "auth_identity"),
        where: "t.verified_at is not null",
        without: "- 'provider_metadata'",
      },
    ],
  },
  orders: {
    root: "order",
    where: `not exists (select 1 from shop_order s where s.id = t.id and (${WAITS_FOR_PAYMENT}))`,
    tables: [
      {
        table: "order_address",
        via: [
          by("id", of("order", "shipping_address_id")),
          by("id", of("order", "billing_address_id")),
        ],
      },
      "root",
      { table: "order_line_item", via: [by("id", of("order_item", "item_id"))] },
      child("order_item", "order_id", "order"),
      child("order_line_item_adjustment", "item_id", "order_line_item"),
      child("order_line_item_tax_line", "item_id", "order_line_item"),
      {
        table: "order_shipping_method",
        via: [by("id", of("order_shipping", "shipping_method_id"))],
      },
      child("order_shipping", "order_id", "order"),
      child("order_shipping_method_adjustment", "shipping_method_id", "order_shipping_method"),
      child("order_shipping_method_tax_line", "shipping_method_id", "order_shipping_method"),
      child("order_summary", "order_id", "order"),
      child("order_change", "order_id", "order"),
      child("order_change_action", "order_id", "order"),
      child("order_transaction", "order_id", "order"),
      child("order_credit_line", "order_id", "order"),
      child("order_promotion", "order_id", "order"),
      child("order_claim", "order_id", "order"),
      child("order_claim_item", "claim_id", "order_claim"),
      child("order_claim_item_image", "claim_item_id", "order_claim_item"),
      child("order_exchange", "order_id", "order"),
      child("order_exchange_item", "exchange_id", "order_exchange"),
      child("return", "order_id", "order"),
      child("return_item", "return_id", "return"),
      {
        table: "payment_collection",
        via: [by("id", of("order_payment_collection", "payment_collection_id"))],
      },
      child("payment_collection_payment_providers", "payment_collection_id", "payment_collection"),
      {
        ...child("payment_session", "payment_collection_id", "payment_collection"),
        without: STRIPE_SECRET,
      },
      {
        ...child("payment", "payment_collection_id", "payment_collection"),
        without: STRIPE_SECRET,
      },
      child("capture", "payment_id", "payment"),
      child("refund", "payment_id", "payment"),
      child("order_payment_collection", "order_id", "order"),
      { table: "fulfillment_address", via: [by("id", of("fulfillment", "delivery_address_id"))] },
      {
        table: "fulfillment",
        via: [
          by("id", of("order_fulfillment", "fulfillment_id")),
          by("id", of("return_fulfillment", "fulfillment_id")),
        ],
      },
      child("fulfillment_item", "fulfillment_id", "fulfillment"),
      child("fulfillment_label", "fulfillment_id", "fulfillment"),
      child("order_fulfillment", "order_id", "order"),
      child("return_fulfillment", "return_id", "return"),
      child("shop_payment", "payment_collection_id", "payment_collection"),
      { ...child("shop_order", "id", "order"), without: NOT_UNDER_WAY },
      child("shop_order_change", "order_id", "order"),
      child("reservation_item", "line_item_id", "order_line_item"),
    ],
  },
  messages: { root: "contact_message", tables: ["root"] },
  reviews: { root: "product_review", tables: ["root"] },
  notes: { root: "person_note", tables: ["root"] },
  newsletter: { root: "newsletter_sign_up", tables: ["root"] },
} as const satisfies Record<string, Records>;

export type RecordFile = keyof typeof RECORD_FILES;

/** Tables that the catalogue's own files hold. */
export const CATALOGUE_TABLES: readonly string[] = [
  "carousel_slide",
  "category_image",
  "image",
  "inventory_item",
  "inventory_level",
  "post",
  "price_list",
  "price_list_rule",
  "product",
  "product_category",
  "product_category_product",
  "product_collection",
  "product_merchandising",
  "product_option",
  "product_option_value",
  "product_product_category_categoryimage_category_image",
  "product_product_merchandising_product_merchandising",
  "product_product_option",
  "product_product_option_value",
  "product_sales_channel",
  "product_shipping_profile",
  "product_tag",
  "product_tags",
  "product_type",
  "product_variant",
  "product_variant_inventory_item",
  "product_variant_option",
  "product_variant_price_set",
  "product_variant_product_image",
  "variant_merchandising",
];

const SIGN_IN = "secrets and seconds of signing in: people choose a new password";
const STAFF = "staff: the other shop has its own, and invites whom it wants";
const CART = "the browser keeps its own cart, and an account's is a copy of it (decision 057)";
const UNUSED = "the shop makes none";
const SET_UP = "every shop sets it up by itself";
const MACHINE = "about this machine's own work";

/** Every table that does not move, and why. */
export const STAYING_TABLES: Readonly<Record<string, string>> = {
  account_holder: "the shop keeps no customers at Stripe",
  customer_account_holder: "the shop keeps no customers at Stripe",
  auth_mfa_factor: STAFF,
  auth_mfa_recovery_code: STAFF,
  auth_password_reset_token: SIGN_IN,
  pending_registration: SIGN_IN,
  shop_session: SIGN_IN,
  shop_rate_limit: "fingerprints that are gone within the hour",
  cart: CART,
  cart_address: CART,
  cart_line_item: CART,
  cart_line_item_adjustment: CART,
  cart_line_item_tax_line: CART,
  cart_payment_collection: CART,
  cart_promotion: CART,
  cart_shipping_method: CART,
  cart_shipping_method_adjustment: CART,
  cart_shipping_method_tax_line: CART,
  credit_line: CART,
  order_cart: CART,
  user: STAFF,
  user_preference: STAFF,
  user_rbac_role: STAFF,
  invite: STAFF,
  invite_rbac_role: STAFF,
  staff_activity: STAFF,
  staff_role: STAFF,
  view_configuration: STAFF,
  layout_configuration: STAFF,
  api_key: "keys open one shop",
  publishable_api_key_sales_channel: "keys open one shop",
  security_event: "the trail is of one shop, and staff download it (decision 035)",
  outgoing_mail: "what was sent is sent; what waits is sent by the shop that promised it",
  notification: "what was sent is sent; what waits is sent by the shop that promised it",
  shop_pay_link: "whoever pays does it in the shop where they began",
  shop_order_sum: "each order that is written adds itself there",
  shop_sales_sum: "each order that is written adds itself there",
  money_check:
    "what was found here is looked for anew there; what was settled, orders' histories say",
  stripe_event: "what Stripe tells twice the orders themselves know",
  stock_alert:
    "waits 180 days at most for goods of this shop's shelf; whoever still wants them asks there",
  catalog_import: "what was loaded here cannot be taken back elsewhere",
  catalog_import_change: "what was loaded here cannot be taken back elsewhere",
  missing_image: "a picture that never came is named by the load of the files",
  currency: SET_UP,
  store_currency: SET_UP,
  store_locale: UNUSED,
  region_country: SET_UP,
  region_payment_provider: SET_UP,
  fulfillment_provider: SET_UP,
  notification_provider: SET_UP,
  payment_provider: SET_UP,
  tax_provider: SET_UP,
  mikro_orm_migrations: MACHINE,
  link_module_migrations: MACHINE,
  script_migrations: MACHINE,
  product_change: MACHINE,
  stock_change: MACHINE,
  sale_window_check: MACHINE,
  search_index: MACHINE,
  search_index_sync: MACHINE,
  search_index_version: MACHINE,
  workflow_execution: MACHINE,
};

/** Tables of a search index, which is made anew of the catalogue. */
export const INDEX_TABLES = /^search_typed_/;

/** The tables of a file, in the order of writing. */
export function tablesOf(file: RecordFile | "settings"): string[] {
  if (file === "settings") return SETTINGS_TABLES.map(({ table }) => table);
  const { root, tables }: Records = RECORD_FILES[file];
  return tables.map((branch) => (branch === "root" ? root : branch.table));
}
