import { type Order, OrderCreatedResponse, PaymentIntentResponse } from "@eldercare/contracts";
import { type SimulatorControl, simulatorControl } from "@eldercare/stripe-simulator";
import type { AdminApi } from "./admin-api";
import { queryShop } from "./shop-database";
import type { MadeProduct, TestCatalog } from "./test-catalogue";
import { Visitor } from "./visitor";

/** Checking out against the Stripe simulator, the way the pages do it. */

export const SHIPPING = {
  name: "Ada Park",
  email: "ada@example.ca",
  phone: "416-555-0199",
  address: "1 Main Street",
  city: "Toronto",
  region: "on",
  postal: "k1a0b1",
};

export interface CartLine {
  product: MadeProduct;
  /** Whether the line names the product's variant. */
  isChosen?: boolean;
  cents: number;
  qty: number;
}

function simulatorUrl(): string {
  const { STRIPE_SIMULATOR_PORT: port } = process.env;
  if (!port) throw new Error('STRIPE_SIMULATOR_PORT is not set: run the test with "npm test"');
  return `http://127.0.0.1:${port}`;
}

/** The simulator's strings to pull. */
export function simulator(): SimulatorControl {
  return simulatorControl(simulatorUrl(), process.env.STRIPE_API_KEY ?? "");
}

export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { cents, qty }) => sum + cents * qty, 0);
}

/** What the checkout page sends. */
export function orderRequest(lines: readonly CartLine[], changes: object = {}) {
  return {
    userId: "somebody",
    items: lines.map(({ product, isChosen, cents, qty }) => ({
      productId: product.id,
      ...(isChosen && { variantId: product.variantId }),
      name: product.sku,
      qty,
      unitPriceCAD: cents,
    })),
    amountCAD: totalOf(lines),
    currency: "CAD",
    shipping: SHIPPING,
    ...changes,
  };
}

/** Begins a payment; fails unless that works. Answers the client secret. */
export async function beginPayment(visitor: Visitor, cents: number): Promise<string> {
  const answer = await visitor.ask("payments.begin", {
    body: {
      amount: cents / 100,
      currency: "cad",
    },
  });
  if (answer.status !== 200) throw new Error(`No payment: ${JSON.stringify(answer.body)}`);
  return PaymentIntentResponse.parse(answer.body).clientSecret;
}

/** Places an order; fails unless that works. Answers its id. */
export async function placeOrder(visitor: Visitor, request: object): Promise<string> {
  const answer = await visitor.ask("orders.place", { body: request });
  if (answer.status !== 200) throw new Error(`No order: ${JSON.stringify(answer.body)}`);
  return OrderCreatedResponse.parse(answer.body).id;
}

export interface Checkout {
  orderId: string;
  clientSecret: string;
  paymentId: string;
}

/** A payment and the order that it will pay for; the card is yet to come. */
export async function checkOut(
  visitor: Visitor,
  lines: readonly CartLine[],
  changes: object = {},
): Promise<Checkout> {
  const clientSecret = await beginPayment(visitor, totalOf(lines));
  const paymentId = clientSecret.split("_secret_")[0] ?? "";
  const orderId = await placeOrder(visitor, orderRequest(lines, changes));
  return { orderId, clientSecret, paymentId };
}

/** What the browser's card form does; answers the payment's state, or why the card was refused. */
export async function confirmCard(clientSecret: string, method = "pm_card_visa"): Promise<string> {
  const id = clientSecret.split("_secret_")[0];
  const response = await fetch(`${simulatorUrl()}/v1/payment_intents/${id}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      key: process.env.STRIPE_PUBLISHABLE_KEY ?? "",
      client_secret: clientSecret,
      payment_method: method,
      return_url: "http://shop.example/order-confirmation",
    }),
  });
  const answer = (await response.json()) as { status?: string; error?: { code: string } };
  return answer.status ?? answer.error?.code ?? "";
}

/** What Stripe knows of a payment. */
export async function intentAtStripe(id: string) {
  const response = await fetch(
    `${simulatorUrl()}/v1/payment_intents/${id}?expand[]=latest_charge`,
    { headers: { authorization: `Bearer ${process.env.STRIPE_API_KEY}` } },
  );
  return (await response.json()) as {
    status: string;
    amount: number;
    amount_received: number;
    latest_charge: { amount_refunded: number } | null;
  };
}

/** What staff do in Stripe's own dashboard: a part goes back. */
export async function refundAtStripe(id: string, cents: number): Promise<void> {
  const response = await fetch(`${simulatorUrl()}/v1/refunds`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env.STRIPE_API_KEY}` },
    body: new URLSearchParams({ payment_intent: id, amount: String(cents) }),
  });
  if (!response.ok) throw new Error(`A refund of ${id}: ${await response.text()}`);
}

/** What staff do in Medusa Admin with an order's first payment: so much of it goes back. */
export async function refundInMedusaAdmin(
  admin: AdminApi,
  orderId: string,
  dollars: number,
): Promise<void> {
  const { order } = await admin.get<{
    order: { payment_collections: { payments: { id: string }[] }[] };
  }>(`/orders/${orderId}?fields=*payment_collections.payments`);
  const payment = order.payment_collections[0]?.payments[0]?.id;
  await admin.post(`/payments/${payment}/refund`, { amount: dollars });
}

/** GET /api/orders/{id}, as it stands. */
export async function readOrder(visitor: Visitor, id: string): Promise<Order> {
  const { status, body } = await visitor.ask("orders.read", { params: { id } });
  if (status !== 200) throw new Error(`Order ${id}: ${status} ${JSON.stringify(body)}`);
  return body as Order;
}

/** The status in the shop's own record: reading it does not look at the payment, as the page does. */
export async function storedStatus(orderId: string): Promise<string | undefined> {
  const [row] = await queryShop<{ status: string }>("select status from shop_order where id = $1", [
    orderId,
  ]);
  return row?.status;
}

/**
 * Nothing is kept for the orders of a catalog's products any more, so that these can be removed. The orders
 * and their money stay as the tests left them: to cancel one as staff do takes Medusa a second.
 */
export async function withdrawOrders({ database, mark }: TestCatalog): Promise<void> {
  const items = `select x.inventory_item_id
      from product p
      join product_variant v on v.product_id = p.id
      join product_variant_inventory_item x on x.variant_id = v.id
     where p.description like $1`;
  const ofCatalog = [`%${mark}%`];
  await database.query(
    `update reservation_item set deleted_at = now()
      where deleted_at is null and inventory_item_id in (${items})`,
    ofCatalog,
  );
  await database.query(
    `update inventory_level set reserved_quantity = 0, raw_reserved_quantity = '{"value": "0", "precision": 20}'
      where inventory_item_id in (${items})`,
    ofCatalog,
  );
  await database.query(
    `update fulfillment set canceled_at = now()
      where shipped_at is null and canceled_at is null and id in (
        select t.fulfillment_id from fulfillment_item t
         where t.inventory_item_id in (${items}))`,
    ofCatalog,
  );
}

/** Sets a status as staff do; answers what it said. */
export async function setStatus(
  { token }: AdminApi,
  orderId: string,
  status: string,
): Promise<{ status: number; message: string }> {
  const answer = await new Visitor().ask("orders.setStatus", {
    params: { id: orderId },
    body: { status },
    headers: { authorization: `Bearer ${token}` },
  });
  const { message } = answer.body as { message: string };
  return { status: answer.status, message };
}

/** Stock of a product at the warehouse, and how much of it is promised to orders. */
export async function stockOf({ database }: TestCatalog, { inventoryItemId }: MadeProduct) {
  const { rows } = await database.query<{ stocked: number; reserved: number; lines: number }>(
    `select stocked_quantity::int as stocked, reserved_quantity::int as reserved,
            (select coalesce(sum(quantity), 0)::int from reservation_item
              where inventory_item_id = $1 and deleted_at is null) as lines
       from inventory_level where inventory_item_id = $1 and deleted_at is null`,
    [inventoryItemId],
  );
  return rows[0];
}
