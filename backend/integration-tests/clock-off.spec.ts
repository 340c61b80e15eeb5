import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFurtherMedusa } from "../../tests/support/further-medusa";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import {
  type CartLine,
  checkOut,
  intentAtStripe,
  storedStatus,
  withdrawOrders,
} from "./support/checkout";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, type Shopper, signInAs } from "./support/shopper";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

const HOUR_SECONDS = 3600;
const PRELOAD = pathToFileURL(join(__dirname, "../../tests/support/shifted-clock.mjs")).href;

/** A Medusa on a machine whose clock is so much ahead of the database's. */
const openShifted = (seconds: number) =>
  openFurtherMedusa({
    NODE_OPTIONS: `--import=${PRELOAD}`,
    CLOCK_SHIFT_SECONDS: String(seconds),
  });

let catalog: TestCatalog;
let shopper: Shopper;
let cane: CartLine;
const shifted: Record<string, Awaited<ReturnType<typeof openFurtherMedusa>>> = {};
beforeAll(async () => {
  const [ahead, behind] = await Promise.all([
    openShifted(HOUR_SECONDS),
    openShifted(-HOUR_SECONDS),
  ]);
  Object.assign(shifted, { ahead, behind });
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  const product = await catalog.add({ title: "Cane", dollars: 30, stock: 50 });
  cane = { product, cents: 3000, qty: 1 };
});
afterAll(async () => {
  await withdrawOrders(catalog);
  // These servers share no locks, as they have no Redis: what both cancel at once may stay reserved.
  const { inventoryItemId } = cane.product;
  for (const statement of [
    "update reservation_item set deleted_at = now() where inventory_item_id = $1",
    `update inventory_level set reserved_quantity = 0,
        raw_reserved_quantity = '{"value": "0", "precision": 20}' where inventory_item_id = $1`,
  ]) {
    await queryShop(statement, [inventoryItemId]);
  }
  await catalog.close();
  await Promise.all(Object.values(shifted).map((medusa) => medusa.stop()));
});

describe.each(["ahead", "behind"])("a server whose clock is an hour %s", (which) => {
  const url = () => shifted[which]?.url ?? "";
  const { adminEmail, adminPassword } = shopUnderTest();
  /** Signed in at one server; the status of a call of staff at the other. */
  async function staffOf(from: string | undefined, to: string | undefined): Promise<number> {
    const here = new Visitor(from);
    await signInAs(here, adminEmail, adminPassword);
    const there = new Visitor(to);
    there.sessionCookie = here.sessionCookie ?? "";
    return (await there.ask("products.listAll", { query: { limit: "1" } })).status;
  }

  it("knows who signed in elsewhere, and is believed about who signed in there", async () => {
    expect(await staffOf(undefined, url())).toBe(200);
    expect(await staffOf(url(), undefined)).toBe(200);
  });

  it("leaves an order that is not paid yet its hour", async () => {
    const { orderId, paymentId } = await checkOut(shopper.visitor, [cane]);
    const there = new Visitor(url());
    await signInAs(there, shopper.email);
    expect((await there.ask("orders.read", { params: { id: orderId } })).body).toMatchObject({
      status: "pending",
    });
    expect(await storedStatus(orderId)).toBe("pending");
    expect((await intentAtStripe(paymentId)).status).not.toBe("canceled");
  });

  it("cancels an order whose hour is over", async () => {
    const { orderId } = await checkOut(shopper.visitor, [cane]);
    await queryShop(
      "update shop_order set expires_at = now() - interval '1 minute' where id = $1",
      [orderId],
    );
    const there = new Visitor(url());
    await signInAs(there, shopper.email);
    await there.ask("orders.read", { params: { id: orderId } });
    // Without Redis the two servers share no locks: the other one ends it when Stripe tells of it.
    await expect.poll(() => storedStatus(orderId), { timeout: 60_000 }).toBe("cancelled");
  });

  it("takes what Stripe signs", async () => {
    const event = {
      id: "evt_clock",
      object: "event",
      type: "customer.created",
      data: { object: { id: "cus_1" } },
    };
    const payload = JSON.stringify(event);
    const secret = process.env.STRIPE_WEBHOOK_SECRET ?? "";
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const answer = await new Visitor(url()).ask("stripe.receiveEvent", {
      body: payload,
      headers: { "stripe-signature": signature },
    });
    expect(answer.status).toBe(200);
  });
});
