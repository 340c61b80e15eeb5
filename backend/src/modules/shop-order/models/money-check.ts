import { model } from "@medusajs/framework/utils";

/** What was found when payments at Stripe were last compared with orders (decision 088). */
const MoneyCheck = model.define("money_check", {
  id: model.text().primaryKey(),
  finished_at: model.dateTime(),
  days: model.number(),
  payments: model.number(),
  orders: model.number(),
  mismatches: model.json(),
  /** What staff say was settled where neither side sees it. */
  settled: model.json().default([] as unknown as Record<string, unknown>),
  /** How far back older ones were compared in this round. */
  older_since: model.dateTime().nullable(),
});

export default MoneyCheck;
