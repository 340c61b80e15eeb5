import { model } from "@medusajs/framework/utils";

/**
 * The shop's record of an order: what was agreed (immutable, in cents), its status, and what is
 * being done with it. Its id is that of Medusa's order.
 */
const ShopOrder = model
  .define("shop_order", {
    id: model.text().primaryKey(),
    /** Written before Medusa's order is made; people see the order once it is complete. */
    is_placed: model.boolean().default(false),
    /** Medusa's number of the order; none before it is placed. */
    number: model.number().nullable(),
    /** The payment that pays for it; null once another order took the payment over. */
    payment_id: model.text().unique().nullable(),
    /** Empty once the account is deleted. */
    user_id: model.text(),
    email: model.text(),
    status: model
      .enum(["pending", "paid", "fulfilled", "cancelled", "refunded"])
      .default("pending"),
    /** A checkout that nobody finished: cancelled by time or by a further order, and never paid. */
    is_abandoned: model.boolean().default(false),
    amount_cents: model.number(),
    /** What the amount is made of; null for orders of before it was kept. */
    totals: model.json().nullable(),
    /** What it came to when it was paid, and before each change since (decision 101). */
    earlier_totals: model.json().default([] as unknown as Record<string, unknown>),
    /** Its codes count as used in Medusa. */
    codes_counted: model.boolean().default(false),
    /** `at` and `amount` of what was paid back, in cents, oldest first. */
    refunds: model.json().default([] as unknown as Record<string, unknown>),
    /** What of the refunds the card's bank sent back, and what became of it, oldest first. */
    came_back: model.json().default([] as unknown as Record<string, unknown>),
    /** What each of its lines comes to, kept when a part is first paid back. */
    line_shares: model.json().nullable(),
    /** A part that is being paid back; taken up again when the process died over it. */
    pending_money_back: model.json().nullable(),
    /** Goods that come back (decision 099), oldest first. */
    returns: model.json().default([] as unknown as Record<string, unknown>),
    /** In cents: what was paid, by card or otherwise. */
    received_cents: model.number().default(0),
    /** How it was paid, where no card was charged for it here. */
    paid_means: model.text().nullable(),
    /** Where its goods are, whatever its status says. */
    goods: model.enum(["reserved", "part-sent", "sent", "released"]).default("reserved"),
    items: model.json(),
    shipping: model.json(),
    /** Of the lines and the address: the same request again is the same order. */
    fingerprint: model.text(),
    /** When its buyer was asked for reviews (decision 089). */
    review_asked_at: model.dateTime().nullable(),
    /** Whether the shop is to be told of it by mail once it is paid (decision 098). */
    news_due: model.boolean().default(true),
    expires_at: model.dateTime(),
    /** Fingerprint of the IP it was placed from; known while it waits for its payment. */
    placed_from: model.text().nullable(),
    /** When a pending order's payment is looked at next, should no event come. */
    next_check_at: model.dateTime().nullable(),
    /** A change of status under way; taken up again when the process died over it. */
    pending_status: model.text().nullable(),
    pending_status_by: model.text().nullable(),
    pending_status_at: model.dateTime().nullable(),
    /** Until then nothing of it is done, and it can be undone; null once it is begun. */
    pending_until: model.dateTime().nullable(),
    /** How an order was paid that becomes paid by it. */
    pending_means: model.text().nullable(),
    /** The sentences of the question that staff agreed to. */
    pending_agreed: model.json().nullable(),
  })
  .indexes([
    { name: "IDX_shop_order_created", on: ["created_at", "id"] },
    { name: "IDX_shop_order_status", on: ["status", "created_at"] },
    { name: "IDX_shop_order_user", on: ["user_id", "created_at"] },
    {
      name: "IDX_shop_order_next_check_at",
      on: ["next_check_at"],
      where: "next_check_at is not null",
    },
    {
      name: "IDX_shop_order_pending_status_at",
      on: ["pending_status_at"],
      where: "pending_status_at is not null",
    },
    { name: "IDX_shop_order_placed_from", on: ["placed_from"], where: "placed_from is not null" },
    { name: "IDX_shop_order_codes_counted", on: ["status"], where: "codes_counted" },
    { name: "IDX_shop_order_number", on: ["number"] },
    {
      name: "IDX_shop_order_listed_date",
      on: ["is_abandoned", "created_at", "id"],
      where: "is_placed",
    },
    {
      name: "IDX_shop_order_listed_number",
      on: ["is_abandoned", "number", "id"],
      where: "is_placed",
    },
    {
      name: "IDX_shop_order_listed_amount",
      on: ["is_abandoned", "amount_cents", "id"],
      where: "is_placed",
    },
    {
      name: "IDX_shop_order_listed_status",
      on: ["is_abandoned", "status", "created_at", "id"],
      where: "is_placed",
    },
    {
      name: "IDX_shop_order_pending_money_back",
      on: ["id"],
      where: "pending_money_back is not null",
    },
    {
      name: "IDX_shop_order_news_due",
      on: ["created_at"],
      where: "news_due and status in ('paid', 'fulfilled')",
    },
    { name: "IDX_shop_order_returns", on: ["id"], where: "returns <> '[]'" },
    { name: "IDX_shop_order_paid_back", on: ["status"], where: "refunds <> '[]'" },
    { name: "IDX_shop_order_counted", on: ["is_abandoned", "status"], where: "is_placed" },
    { name: "IDX_shop_order_unplaced", on: ["created_at"], where: "not is_placed" },
  ]);

export default ShopOrder;
