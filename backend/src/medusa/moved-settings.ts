/** A table of settings, as it is written into another shop: after those that its rows point at. */
export interface SettingsTable {
  table: string;
  /** SQL of the rows `t` that are settings; all without it. */
  where?: string;
  /** What a new shop has and the moved one had not is removed. */
  isWhole?: boolean;
  /** A JSON column of which the moved shop's keys are taken and others stay, but for these. */
  merged?: { column: string; but: string };
}

const OF_DELIVERIES = "select price_set_id from shipping_option_price_set where deleted_at is null";
/** What somebody judged of one installation holds for no other. */
const JUDGED_HERE = "opening_checks";

/** All that staff set, in Settings, in Medusa Admin and on the Import screen. */
export const SETTINGS_TABLES: readonly SettingsTable[] = [
  { table: "sales_channel" },
  { table: "stock_location_address" },
  { table: "stock_location" },
  { table: "sales_channel_stock_location" },
  { table: "location_fulfillment_provider" },
  { table: "region" },
  { table: "store", merged: { column: "metadata", but: JUDGED_HERE } },
  { table: "price_preference", isWhole: true },
  { table: "tax_region", isWhole: true },
  { table: "tax_rate", isWhole: true },
  { table: "tax_rate_rule", isWhole: true },
  { table: "fulfillment_set", isWhole: true },
  { table: "location_fulfillment_set" },
  { table: "service_zone", isWhole: true },
  { table: "geo_zone", isWhole: true },
  { table: "shipping_profile" },
  { table: "shipping_option_type", isWhole: true },
  { table: "shipping_option", isWhole: true },
  { table: "shipping_option_rule", isWhole: true },
  { table: "price_set", where: `t.id in (${OF_DELIVERIES})` },
  { table: "shipping_option_price_set" },
  { table: "price", where: `t.price_set_id in (${OF_DELIVERIES})`, isWhole: true },
  {
    table: "price_rule",
    where: `t.price_id in (select id from price where deleted_at is null and price_set_id in (${OF_DELIVERIES}))`,
    isWhole: true,
  },
  { table: "customer_group" },
  { table: "promotion_campaign" },
  { table: "promotion_campaign_budget" },
  { table: "promotion_campaign_budget_usage" },
  { table: "promotion", isWhole: true },
  { table: "promotion_application_method" },
  { table: "promotion_rule" },
  { table: "promotion_rule_value" },
  { table: "promotion_promotion_rule" },
  { table: "application_method_target_rules" },
  { table: "application_method_buy_rules" },
  { table: "refund_reason", isWhole: true },
  { table: "return_reason", isWhole: true },
  { table: "property_label" },
  { table: "catalog_column_choice" },
  { table: "former_slug" },
  { table: "content_version", isWhole: true },
];
