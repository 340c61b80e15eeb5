import { randomUUID } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import type { Answer, ShopClient } from "./payments/shop-client.ts";

const SHIPPING = {
  ...{ name: "Ada Park", phone: "416-555-0199" },
  ...{ address: "1 Main Street", city: "Toronto", region: "on", postal: "k1a0b1" },
};

/** What a purchase needs to know of a product; `priceCAD` in cents. */
export interface Bought {
  id: string;
  name: string;
  priceCAD: number;
}

/**
 * What the checkout page of this browser sends for a guest, one piece of each, without the card: guest, payment,
 * order. Answers the status of the first call that fails, or the order's. Each call is begun by
 * `timed`, for whoever wants to know how long it takes.
 */
export async function buyAsGuest(
  client: ShopClient,
  lines: readonly Bought[],
  timed: (call: () => Promise<Answer>) => Promise<Answer> = (call) => call(),
): Promise<number> {
  const email = `guest-${randomUUID()}@example.ca`;
  const guest = await timed(() => client.send("POST", addressOf("guests.begin"), { email }));
  if (guest.status >= 400 || guest.status === 0) return guest.status;
  const cents = lines.reduce((sum, { priceCAD }) => sum + priceCAD, 0);
  const sum = { amount: cents / 100, currency: "cad" };
  const payment = await timed(() => client.send("POST", addressOf("payments.begin"), sum));
  if (payment.status !== 200) return payment.status;
  const order = {
    items: lines.map(({ id, name, priceCAD }) => ({
      ...{ productId: id, name, qty: 1, unitPriceCAD: priceCAD },
    })),
    ...{ amountCAD: cents, currency: "CAD", shipping: { ...SHIPPING, email } },
  };
  const { status } = await timed(() => client.send("POST", addressOf("orders.place"), order));
  return status;
}
