import { CURRENCY } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../../../errors/message-of";
import { listOrdersOfMedusaAlone } from "../../../medusa/orders-of-medusa-alone";
import type { AdoptedOrder } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { type MedusaOrderRow, orderOfMedusa } from "../place/order-of-medusa";
import { readReturnRules, returnRuleOf } from "../place/return-rules";
import { orderMail } from "../record/order-mail";
import { recordChange } from "../record/record-change";
import { syncFromMedusa } from "./sync-from-medusa";

const BATCH = 100;
const LINE = ["is_tax_inclusive", "tax_lines.*", "adjustments.*"];
const FIELDS = [
  "id",
  "display_id",
  "email",
  "created_at",
  "currency_code",
  "customer.id",
  "customer.has_account",
  "shipping_address.*",
  "items.*",
  "items.detail.quantity",
  ...LINE.map((field) => `items.${field}`),
  "shipping_methods.*",
  ...LINE.map((field) => `shipping_methods.${field}`),
];

/**
 * Takes an order that was made in Medusa into the shop's own record, so that lists, search, sums,
 * books and its buyer's account have it, and follows what became of it there since. One that the shop
 * knows, such as each of its own checkout, is left alone.
 */
export async function adoptMedusaOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const { orders } = shopOrdersOf(container);
  if (await orders.find(orderId)) return;
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: FIELDS,
    filters: { id: orderId, is_draft_order: false },
  });
  const [row] = data as unknown as MedusaOrderRow[];
  // The shop keeps its books in one currency.
  if (!row || row.currency_code.toLowerCase() !== CURRENCY.toLowerCase()) return;
  const order = await withReturnRules(container, orderOfMedusa(row));
  await orders.adopt(order);
  if (order.amount_cents === 0) await callPaid(container, orderId);
  await syncFromMedusa(container, orderId);
}

/** Staff sell in Medusa by the rules of the products too. */
async function withReturnRules(
  container: MedusaContainer,
  order: AdoptedOrder,
): Promise<AdoptedOrder> {
  const ids = order.items.map(({ productId }) => productId).filter(Boolean);
  const rules = await readReturnRules(container, ids);
  const items = order.items.map((item) => ({ ...item, ...returnRuleOf(rules, item.productId) }));
  return { ...order, items };
}

/** What costs nothing is paid by definition. */
async function callPaid(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await shopOrdersOf(container).orders.find(orderId);
  if (!order) return;
  await recordChange(container, {
    orderId,
    from: ["pending"],
    to: "paid",
    by: "shop",
    note: "Nothing is to be paid for it.",
    mail: orderMail("order-paid", order),
  });
}

/** Adopts whatever orders the shop was not told of: those of before it listened, and of a crash. */
export async function adoptMedusaOrders(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (let after = ""; ; ) {
    const ids = await listOrdersOfMedusaAlone(database, { after, limit: BATCH });
    for (const id of ids) {
      await adoptMedusaOrder(container, id).catch((error: unknown) =>
        logger.error(`Order ${id} of Medusa cannot be shown in the shop: ${messageOf(error)}`),
      );
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
