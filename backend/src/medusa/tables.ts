const TEXT = "text";
/** Ids in the tables of links. */
const LINK_ID = "character varying";
const TIME = "timestamp with time zone";

/**
 * Every table and column of Medusa's that our SQL and triggers name, with PostgreSQL's name of its
 * type. `integration-tests/medusa-assumptions.spec.ts` compares them with the tables that the
 * installed version makes; `medusa/room.test.ts` finds SQL that names others.
 */
export const MEDUSA_TABLES = {
  auth_password_reset_token: {
    token_hash: TEXT,
    entity_id: TEXT,
    expires_at: TIME,
    deleted_at: TIME,
  },
  auth_verification: {
    entity_id: TEXT,
    entity_type: TEXT,
    verified_at: TIME,
    deleted_at: TIME,
  },
  cart_line_item: { thumbnail: TEXT, deleted_at: TIME },
  customer: {
    id: TEXT,
    first_name: TEXT,
    last_name: TEXT,
    email: TEXT,
    has_account: "boolean",
    created_at: TIME,
    deleted_at: TIME,
  },
  image: {
    id: TEXT,
    product_id: TEXT,
    url: TEXT,
    rank: "integer",
    metadata: "jsonb",
    deleted_at: TIME,
  },
  inventory_item: {
    id: TEXT,
    sku: TEXT,
    title: TEXT,
    description: TEXT,
    thumbnail: TEXT,
    deleted_at: TIME,
  },
  inventory_level: {
    id: TEXT,
    inventory_item_id: TEXT,
    location_id: TEXT,
    stocked_quantity: "numeric",
    reserved_quantity: "numeric",
    raw_stocked_quantity: "jsonb",
    raw_reserved_quantity: "jsonb",
    raw_incoming_quantity: "jsonb",
    updated_at: TIME,
    deleted_at: TIME,
  },
  order_claim_item_image: { url: TEXT, deleted_at: TIME },
  order_line_item: { thumbnail: TEXT, deleted_at: TIME },
  price: {
    id: TEXT,
    price_set_id: TEXT,
    price_list_id: TEXT,
    currency_code: TEXT,
    amount: "numeric",
    raw_amount: "jsonb",
    rules_count: "integer",
    min_quantity: "numeric",
    max_quantity: "numeric",
    updated_at: TIME,
    deleted_at: TIME,
  },
  price_list: {
    id: TEXT,
    status: TEXT,
    starts_at: TIME,
    ends_at: TIME,
    deleted_at: TIME,
  },
  price_list_rule: { price_list_id: TEXT },
  price_rule: { price_id: TEXT, deleted_at: TIME },
  price_set: { id: TEXT, deleted_at: TIME },
  product: {
    id: TEXT,
    title: TEXT,
    handle: TEXT,
    description: TEXT,
    status: TEXT,
    thumbnail: TEXT,
    metadata: "jsonb",
    updated_at: TIME,
    deleted_at: TIME,
  },
  product_category: {
    id: TEXT,
    name: TEXT,
    handle: TEXT,
    description: TEXT,
    mpath: TEXT,
    rank: "integer",
    parent_category_id: TEXT,
    is_active: "boolean",
    is_internal: "boolean",
    created_at: TIME,
    deleted_at: TIME,
  },
  product_category_product: { product_id: TEXT, product_category_id: TEXT },
  product_option: {
    id: TEXT,
    title: TEXT,
    is_exclusive: "boolean",
    deleted_at: TIME,
  },
  product_option_value: {
    id: TEXT,
    option_id: TEXT,
    value: TEXT,
    deleted_at: TIME,
  },
  product_product_option: {
    id: TEXT,
    product_id: TEXT,
    product_option_id: TEXT,
    deleted_at: TIME,
  },
  product_product_option_value: {
    id: TEXT,
    product_product_option_id: TEXT,
    product_option_value_id: TEXT,
  },
  product_sales_channel: {
    id: LINK_ID,
    product_id: LINK_ID,
    sales_channel_id: LINK_ID,
    deleted_at: TIME,
  },
  product_shipping_profile: {
    id: LINK_ID,
    product_id: LINK_ID,
    shipping_profile_id: LINK_ID,
    deleted_at: TIME,
  },
  product_variant: {
    id: TEXT,
    product_id: TEXT,
    title: TEXT,
    sku: TEXT,
    thumbnail: TEXT,
    variant_rank: "integer",
    manage_inventory: "boolean",
    allow_backorder: "boolean",
    updated_at: TIME,
    deleted_at: TIME,
  },
  product_variant_inventory_item: {
    id: LINK_ID,
    variant_id: LINK_ID,
    inventory_item_id: LINK_ID,
    required_quantity: "numeric",
    deleted_at: TIME,
  },
  product_variant_option: { variant_id: TEXT, option_value_id: TEXT },
  product_variant_price_set: {
    id: LINK_ID,
    variant_id: LINK_ID,
    price_set_id: LINK_ID,
    deleted_at: TIME,
  },
  reservation_item: { inventory_item_id: TEXT, deleted_at: TIME },
  user: {
    id: TEXT,
    first_name: TEXT,
    last_name: TEXT,
    email: TEXT,
    avatar_url: TEXT,
    created_at: TIME,
    deleted_at: TIME,
  },
} as const;

/** The name of a table of Medusa's that the shop's SQL may name. */
export type MedusaTable = keyof typeof MEDUSA_TABLES;

/** The columns of a table that the shop's SQL may name. */
export type MedusaColumn<Table extends MedusaTable> = keyof (typeof MEDUSA_TABLES)[Table] & string;
