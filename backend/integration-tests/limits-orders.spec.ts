import { CARDS_DECLINED, ErrorResponse, SHOP, TOO_MUCH_UNPAID } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  beginPayment,
  type CartLine,
  checkOut,
  confirmCard,
  intentAtStripe,
  orderRequest,
  placeOrder,
  readOrder,
  simulator,
  stockOf,
  storedStatus,
  totalOf,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, type Shopper, signInAs } from "./support/shopper";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor, type VisitorAnswer } from "./support/visitor";

let catalog: TestCatalog;
let pads: CartLine;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  pads = {
    product: await catalog.add({ title: "Pads", dollars: 12.5, stock: 5000 }),
    cents: 1250,
    qty: 1,
  };
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

/** Another browser of the same person, at an address of its own. */
async function anotherBrowserOf({ email }: Shopper): Promise<Visitor> {
  const visitor = new Visitor();
  await signInAs(visitor, email);
  return visitor;
}

/** Somebody at a given address, such as a care home's. */
async function aShopperAt(ip: string): Promise<Visitor> {
  const { visitor } = await aSignedInShopper();
  return Object.assign(visitor, { ip });
}

/** Begins a payment with its lines, as the page does, and asks for the order. */
async function ask(visitor: Visitor, lines: CartLine[]): Promise<VisitorAnswer> {
  const items = lines.map(({ product, qty }) => ({ productId: product.id, qty }));
  await visitor.ask("payments.begin", {
    body: { amount: totalOf(lines) / 100, currency: "cad", items },
  });
  return visitor.ask("orders.place", { body: orderRequest(lines) });
}

const statusesOf = (answers: readonly VisitorAnswer[]) => answers.map(({ status }) => status);
const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

function expectRefusal({ status, body, headers }: VisitorAnswer, code: string): void {
  expect(status).toBe(429);
  const refusal = ErrorResponse.parse(body);
  expect(refusal.code).toBe(code);
  expect(refusal.message).toContain(SHOP.phone);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
}

describe("orders that wait for their payment", () => {
  it("are five of an account at most, also when twenty are asked for at once", async () => {
    const shopper = await aSignedInShopper();
    const browsers: Visitor[] = [];
    for (let index = 0; index < 20; index += 1) browsers.push(await anotherBrowserOf(shopper));
    const before = await stockOf(catalog, pads.product);
    const answers = await Promise.all(browsers.map((browser) => ask(browser, [pads])));
    const statuses = statusesOf(answers);
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([5, 15]);
    for (const answer of answers) if (answer.status === 429) expectRefusal(answer, TOO_MUCH_UNPAID);
    expect((await stockOf(catalog, pads.product))?.reserved).toBe((before?.reserved ?? 0) + 5);
  });

  it("hold 300 pieces of an account at most, whatever it is signed in with", async () => {
    const shopper = await aSignedInShopper();
    const before = await stockOf(catalog, pads.product);
    const statuses: number[] = [];
    for (const qty of [200, 100, 1]) {
      const browser = await anotherBrowserOf(shopper);
      statuses.push((await ask(browser, [{ ...pads, qty }])).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await stockOf(catalog, pads.product))?.reserved).toBe((before?.reserved ?? 0) + 300);
  });

  it("of more than 300 pieces are made by phone", async () => {
    const { visitor } = await aSignedInShopper();
    expectRefusal(await ask(visitor, [{ ...pads, qty: 301 }]), TOO_MUCH_UNPAID);
  });

  it("hold 400 pieces of one address at most, whoever asks there", async () => {
    const { ip } = new Visitor();
    const people = await Promise.all([1, 2, 3].map(() => aShopperAt(ip)));
    const answers = await Promise.all(people.map((person) => ask(person, [{ ...pads, qty: 150 }])));
    expect(statusesOf(answers).sort()).toEqual([200, 200, 429]);
    const elsewhere = (await aSignedInShopper()).visitor;
    expect((await ask(elsewhere, [{ ...pads, qty: 150 }])).status).toBe(200);
  });

  it("make room when they are paid", async () => {
    const { visitor } = await aSignedInShopper();
    const order = { ...pads, qty: 180 };
    const { orderId, clientSecret } = await checkOut(visitor, [order]);
    expect(await confirmCard(clientSecret)).toBe("succeeded");
    await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
    expect((await ask(visitor, [order])).status).toBe(200);
  });

  it("keep no trace of where they came from once they are settled", async () => {
    const { visitor } = await aSignedInShopper();
    const { orderId, clientSecret } = await checkOut(visitor, [pads]);
    const traces = () =>
      queryShop(
        `select 1 from shop_order join shop_payment on shop_payment.id = payment_id
          where shop_order.id = $1 and (placed_from is not null or begun_from is not null)`,
        [orderId],
      );
    expect(await traces()).toHaveLength(1);
    await confirmCard(clientSecret);
    await eventually(async () => expect(await traces()).toHaveLength(0));
  });

  it("are held for a shorter time when little is left for others", async () => {
    const rare = {
      ...pads,
      product: await catalog.add({ title: "Rare", dollars: 12.5, stock: 11 }),
    };
    const minutesOf = async (line: CartLine) => {
      const { orderId } = await checkOut((await aSignedInShopper()).visitor, [line]);
      const [row] = await queryShop<{ minutes: number }>(
        "select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from shop_order where id = $1",
        [orderId],
      );
      return row?.minutes;
    };
    expect(await minutesOf(rare)).toBe(60);
    expect(await minutesOf(rare)).toBe(15);
  });
});

describe("an honest buyer", () => {
  it("goes back, changes the cart, uses two tabs and reloads without ever being stopped", async () => {
    const { visitor } = await aSignedInShopper();
    for (let round = 0; round < 7; round += 1) {
      const { status } = await ask(visitor, [{ ...pads, qty: 1 + round * 10 }]);
      expect(status).toBe(200);
    }
    const [first, second] = await Promise.all([ask(visitor, [pads]), ask(visitor, [pads])]);
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
  }, 180_000);

  it("has cards declined, tries another, and pays", async () => {
    const { visitor } = await aSignedInShopper();
    const { orderId, clientSecret } = await checkOut(visitor, [pads]);
    for (let time = 0; time < 4; time += 1) {
      expect(await confirmCard(clientSecret, "pm_card_chargeDeclined")).toBe("card_declined");
    }
    expect(await placeOrder(visitor, orderRequest([pads]))).toBe(orderId);
    expect(await confirmCard(clientSecret)).toBe("succeeded");
    await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  });
});

describe("somebody who tries out cards", () => {
  it("gets one client secret for an amount alone, however often it is asked for", async () => {
    const { visitor } = await aSignedInShopper();
    const secrets = await Promise.all(
      Array.from({ length: 12 }, () => beginPayment(visitor, 100 + 50)),
    );
    expect(new Set(secrets).size).toBe(1);
    const [secret = ""] = secrets;
    await beginPayment(visitor, 999);
    expect((await intentAtStripe(secret.split("_secret_")[0] ?? "")).amount).toBe(999);
  });

  it("gets another one when the first has its order", async () => {
    const { visitor } = await aSignedInShopper();
    const { clientSecret } = await checkOut(visitor, [pads]);
    expect(await beginPayment(visitor, 1250)).not.toBe(clientSecret);
  });

  it("is stopped after five declined cards, at all payments, and the stock is free again", async () => {
    const shopper = await aSignedInShopper();
    const { visitor } = shopper;
    const other = await anotherBrowserOf(shopper);
    const before = await stockOf(catalog, pads.product);
    const tried = await checkOut(visitor, [pads]);
    const open = await checkOut(other, [{ ...pads, qty: 2 }]);
    for (let time = 0; time < 5; time += 1) {
      await confirmCard(tried.clientSecret, "pm_card_chargeDeclined");
    }
    await eventually(async () => {
      expect((await intentAtStripe(tried.paymentId)).status).toBe("canceled");
      expect((await intentAtStripe(open.paymentId)).status).toBe("canceled");
      expect(await storedStatus(open.orderId)).toBe("cancelled");
      expect((await stockOf(catalog, pads.product))?.reserved).toBe(before?.reserved);
    });
    const body = { amount: 12.5, currency: "cad" };
    expectRefusal(await other.ask("payments.begin", { body }), CARDS_DECLINED);
    const order = { body: orderRequest([pads]) };
    expectRefusal(await visitor.ask("orders.place", order), CARDS_DECLINED);
    expect((await readOrder(visitor, tried.orderId)).status).toBe("cancelled");
  });

  it("has each decline counted once, however often Stripe tells of it", async () => {
    const { visitor } = await aSignedInShopper();
    await simulator().webhooks({ copies: 3 });
    try {
      const { clientSecret, orderId } = await checkOut(visitor, [pads]);
      for (let time = 0; time < 4; time += 1) {
        await confirmCard(clientSecret, "pm_card_chargeDeclined");
      }
      expect(await confirmCard(clientSecret)).toBe("succeeded");
      await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
    } finally {
      await simulator().webhooks({ copies: 1 });
    }
    expect((await ask(visitor, [pads])).status).toBe(200);
  });

  it("is stopped at an address, whatever account is used there", async () => {
    const { ip } = new Visitor();
    for (let person = 0; person < 4; person += 1) {
      const visitor = await aShopperAt(ip);
      const clientSecret = await beginPayment(visitor, 1250);
      for (let time = 0; time < 4; time += 1) {
        await confirmCard(clientSecret, "pm_card_chargeDeclined");
      }
    }
    const next = await aShopperAt(ip);
    const body = { amount: 12.5, currency: "cad" };
    await eventually(async () => {
      expectRefusal(await next.ask("payments.begin", { body }), CARDS_DECLINED);
    });
  });
});
