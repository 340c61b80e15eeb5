import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf } from "@eldercare/contracts/calls";
import type { Answer, ShopClient } from "./shop-client.ts";
import type { BenchProduct, World } from "./world.ts";

export interface Line {
  product: BenchProduct;
  qty: number;
}

const SHIPPING = {
  name: "Ada Park",
  email: "ada@example.ca",
  phone: "416-555-0199",
  address: "1 Main Street",
  city: "Toronto",
  region: "on",
  postal: "K1A 0B1",
};

export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { product, qty }) => sum + product.cents * qty, 0);
}

/** One to three lines, some of products that sell out. */
export function someLines({ products }: World): Line[] {
  return Array.from({ length: 1 + randomInt(3) }, () => ({
    product: products[randomInt(products.length)] as BenchProduct,
    qty: 1 + randomInt(2),
  }));
}

/** Begins a payment; the client secret, or undefined when the shop would not. */
export async function begin(shopper: ShopClient, lines: readonly Line[]) {
  const amount = totalOf(lines) / 100;
  const { body } = await shopper.persist("POST", addressOf("payments.begin"), {
    amount,
    currency: "cad",
    items: lines.map(({ product, qty }) => ({ productId: product.id, qty })),
  });
  return typeof body.clientSecret === "string" ? body.clientSecret : undefined;
}

/** What the page sends to place the order that this payment will pay for. */
export function orderRequest(lines: readonly Line[], clientSecret: string) {
  return {
    items: lines.map(({ product, qty }) => ({
      productId: product.id,
      qty,
      unitPriceCAD: product.cents,
    })),
    amountCAD: totalOf(lines),
    currency: "CAD",
    shipping: SHIPPING,
    paymentIntentId: clientSecret.split("_secret_")[0],
  };
}

/** Pays with a card, as the browser does: at Stripe, not at the shop. */
export async function confirm(
  { simulatorUrl }: Pick<World, "simulatorUrl">,
  clientSecret: string,
  method = "pm_card_visa",
): Promise<string> {
  const id = clientSecret.split("_secret_")[0];
  for (let left = 20; left > 0; left--) {
    const answer = await fetch(`${simulatorUrl}/v1/payment_intents/${id}/confirm`, {
      method: "POST",
      body: new URLSearchParams({
        key: process.env.STRIPE_PUBLISHABLE_KEY ?? "",
        client_secret: clientSecret,
        payment_method: method,
        return_url: "http://shop.example/order-confirmation",
      }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as
      | { status?: string; error?: { code?: string } }
      | undefined;
    if (answer && answer.status < 500 && answer.status !== 429) {
      return body?.status ?? body?.error?.code ?? "";
    }
    await pause(200);
  }
  return "no answer";
}

/** The order's id, or undefined for an answer that is none. */
export function orderIdOf({ status, body }: Answer): string | undefined {
  return status === 200 && typeof body.id === "string" ? body.id : undefined;
}
