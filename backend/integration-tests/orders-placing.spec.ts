import {
  AccountExport,
  AccountOrderListResponse,
  CheckoutConflict,
  ErrorResponse,
  Order,
  OrderCreatedResponse,
} from "@eldercare/contracts";
import { methodOfCall } from "@eldercare/contracts/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  beginPayment,
  type CartLine,
  checkOut,
  confirmCard,
  orderRequest,
  placeOrder,
  readOrder,
  SHIPPING,
  simulator,
  stockOf,
  totalOf,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { aSignedInShopper, type Shopper, signInAs } from "./support/shopper";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

let catalog: TestCatalog;
let shopper: Shopper;
let cane: CartLine;
let mat: CartLine;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  cane = {
    product: await catalog.add({ title: "Cane", dollars: 29.99, saleDollars: 19.99, stock: 500 }),
    cents: 1999,
    qty: 2,
  };
  mat = {
    product: await catalog.add({ title: "Bath mat", dollars: 12.5, stock: 500 }),
    cents: 1250,
    qty: 1,
  };
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

describe("who may pay", () => {
  it.each([
    "payments.begin",
    "orders.place",
    "orders.list",
    "orders.read",
    "orders.setStatus",
  ] as const)("%s asks for a sign-in", async (name) => {
    const body = methodOfCall(name) === "GET" ? undefined : {};
    const answer = await new Visitor().ask(name, { params: { id: "order_1" }, body });
    expect(answer.status).toBe(401);
  });

  it("lets only admins list orders and set a status", async () => {
    expect((await shopper.visitor.ask("orders.list")).status).toBe(403);
    const answer = await shopper.visitor.ask("orders.setStatus", {
      params: { id: "order_1" },
      body: { status: "paid" },
    });
    expect(answer.status).toBe(403);
  });
});

describe("an order", () => {
  it("is placed with the shop's prices, normalised and reserved, and read by its buyer only", async () => {
    const before = await stockOf(catalog, cane.product);
    const { orderId, paymentId } = await checkOut(shopper.visitor, [cane, mat]);
    const order = Order.parse(await readOrder(shopper.visitor, orderId));
    expect(order).toMatchObject({
      id: orderId,
      email: shopper.email,
      status: "pending",
      amountCAD: 5248,
      currency: "CAD",
      stripeId: paymentId,
      paymentState: "open",
      shipping: { ...SHIPPING, postal: "K1A 0B1" },
    });
    expect(order.items).toEqual(
      expect.arrayContaining([
        {
          productId: cane.product.id,
          name: "Cane",
          qty: 2,
          unitPriceHKD: 1999,
          unitPriceCAD: 1999,
        },
      ]),
    );
    expect(order.history).toMatchObject([{ from: null, to: "pending", by: "customer" }]);
    expect(await stockOf(catalog, cane.product)).toEqual({
      stocked: before?.stocked,
      reserved: (before?.reserved ?? 0) + 2,
      lines: (before?.lines ?? 0) + 2,
    });

    const stranger = await aSignedInShopper();
    expect((await stranger.visitor.ask("orders.read", { params: { id: orderId } })).status).toBe(
      404,
    );
    const { body: kept } = await shopper.visitor.ask("account.export");
    expect(AccountExport.parse(kept).orders[0]).toMatchObject({ id: orderId, items: order.items });
    const mine = await shopper.visitor.ask("account.orders");
    expect(AccountOrderListResponse.parse(mine.body).orders[0]).toMatchObject({
      id: orderId,
      number: order.number,
      status: "pending",
      amountCAD: 5248,
    });
  });

  it("is no more among its buyer's once it was given up, never paid, for another", async () => {
    const { orderId: given } = await checkOut(shopper.visitor, [mat]);
    const { orderId: next } = await checkOut(shopper.visitor, [cane]);
    const mine = await shopper.visitor.ask("account.orders");
    const ids = AccountOrderListResponse.parse(mine.body).orders.map(({ id }) => id);
    expect(ids).toContain(next);
    expect(ids).not.toContain(given);
  });

  it("is one of Medusa's own, with its address and total, without taxes as they are off", async () => {
    const { orderId } = await checkOut(shopper.visitor, [cane]);
    const { order } = await catalog.admin.get<{
      order: { total: number; tax_total: number; email: string; shipping_address: object };
    }>(`/orders/${orderId}?fields=total,tax_total,email,*shipping_address`);
    expect(order).toMatchObject({
      email: shopper.email,
      total: 39.98,
      shipping_address: { province: "ca-on", postal_code: "K1A 0B1", country_code: "ca" },
    });
    expect(order.tax_total).toBe(0);
  });

  it("pressed twice is one", async () => {
    await beginPayment(shopper.visitor, totalOf([mat]));
    const answers = await Promise.all(
      [1, 2, 3].map(() => shopper.visitor.ask("orders.place", { body: orderRequest([mat]) })),
    );
    const ids = answers.map(({ body }) => OrderCreatedResponse.parse(body).id);
    expect(new Set(ids).size).toBe(1);
    // Whatever this browser had not paid before gave its stock back.
    expect((await stockOf(catalog, mat.product))?.reserved).toBe(1);
  });

  it("with the same product on two lines counts both against the stock", async () => {
    const rare = {
      ...mat,
      product: await catalog.add({ title: "Rare", dollars: 12.5, stock: 5 }),
    };
    await beginPayment(shopper.visitor, 10_000);
    const four = { ...rare, qty: 4 };
    const answer = await shopper.visitor.ask("orders.place", { body: orderRequest([four, four]) });
    expect(answer.status).toBe(409);
    expect(CheckoutConflict.parse(answer.body)).toMatchObject({
      code: "out_of_stock",
      message: "Only 5 of Rare are left.",
      lines: [{ qty: 8, available: 5 }],
    });
    const two = { ...rare, qty: 2 };
    const id = await placeOrder(shopper.visitor, orderRequest([two, two]));
    expect((await readOrder(shopper.visitor, id)).items).toMatchObject([{ qty: 4 }]);
  });

  it("changed before the card went through takes the place of the one before", async () => {
    const { orderId: first } = await checkOut(shopper.visitor, [mat]);
    const request = orderRequest([mat], { shipping: { ...SHIPPING, city: "Ottawa" } });
    const second = await placeOrder(shopper.visitor, request);
    expect(second).not.toBe(first);
    expect((await readOrder(shopper.visitor, first)).status).toBe("cancelled");
    expect((await readOrder(shopper.visitor, second)).shipping.city).toBe("Ottawa");
  });

  it("started anew after a reload gives back the stock of the one before", async () => {
    const last = {
      ...mat,
      product: await catalog.add({ title: "Last", dollars: 12.5, stock: 1 }),
    };
    const { orderId, clientSecret } = await checkOut(shopper.visitor, [last]);
    await checkOut(shopper.visitor, [last]);
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("cancelled");
    expect(await confirmCard(clientSecret)).toBe("payment_intent_unexpected_state");
  });
});

describe("a request that is tampered with", () => {
  it.each<[string, (request: ReturnType<typeof orderRequest>) => object]>([
    [
      "a lower unit price",
      (request) => ({
        items: [{ ...request.items[0], unitPriceCAD: 1 }],
        amountCAD: 2,
      }),
    ],
    ["a lower total", () => ({ amountCAD: 1 })],
    [
      "the price before the sale",
      (request) => ({
        items: [{ ...request.items[0], unitPriceCAD: 2999 }],
        amountCAD: 5998,
      }),
    ],
    ["more for the same total", (request) => ({ items: [{ ...request.items[0], qty: 3 }] })],
  ])("with %s is refused with the fresh prices", async (_, change) => {
    await beginPayment(shopper.visitor, totalOf([cane]));
    const request = orderRequest([cane]);
    const answer = await shopper.visitor.ask("orders.place", {
      body: { ...request, ...change(request) },
    });
    expect(answer.status).toBe(409);
    expect(CheckoutConflict.parse(answer.body)).toMatchObject({
      code: "prices_changed",
      lines: [{ productId: cane.product.id, unitPriceCAD: 1999 }],
    });
  });

  it("with another user's id or address is still the own order", async () => {
    const { orderId } = await checkOut(shopper.visitor, [mat], {
      userId: "cus_other",
      email: "other@example.ca",
      status: "paid",
      stripeId: "pi_other",
    });
    expect(await readOrder(shopper.visitor, orderId)).toMatchObject({
      email: shopper.email,
      status: "pending",
    });
  });

  it("with somebody else's payment is refused", async () => {
    const other = await aSignedInShopper();
    const secret = await beginPayment(other.visitor, totalOf([mat]));
    const paymentIntentId = secret.split("_secret_")[0];
    const answer = await shopper.visitor.ask("orders.place", {
      body: orderRequest([mat], { paymentIntentId }),
    });
    expect(answer.status).toBe(409);
    expect(ErrorResponse.parse(answer.body).code).toBe("no_open_payment");
  });

  it.each([
    ["no items", { items: [] }],
    ["half a piece", { items: [{ productId: "p", qty: 0.5, unitPriceCAD: 1 }] }],
    ["a negative amount", { amountCAD: -100 }],
    ["another currency", { currency: "USD" }],
    ["no address", { shipping: undefined }],
    ["no Canadian postal code", { shipping: { ...SHIPPING, postal: "90210" } }],
    ["a product id that is none", { items: [{ productId: "\u0000", qty: 1, unitPriceCAD: 1 }] }],
  ])("with %s is nonsense", async (_, change) => {
    const answer = await shopper.visitor.ask("orders.place", {
      body: orderRequest([cane], change),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
  });

  it("with a product that is not sold is told so", async () => {
    await beginPayment(shopper.visitor, 1000);
    const ghost = { ...mat, product: { ...mat.product, id: "prod_ghost" } };
    const answer = await shopper.visitor.ask("orders.place", { body: orderRequest([ghost]) });
    expect(answer.status).toBe(409);
    expect(CheckoutConflict.parse(answer.body).code).toBe("out_of_stock");
  });

  it("without a payment begun is told to check out again", async () => {
    const { visitor } = await aSignedInShopper();
    const answer = await visitor.ask("orders.place", { body: orderRequest([mat]) });
    expect(answer.status).toBe(409);
    expect(ErrorResponse.parse(answer.body).code).toBe("no_open_payment");
  });
});

describe("a payment", () => {
  it.each([0, -5, 0.2, "12", null, 1e9])("of %j dollars is nonsense", async (amount) => {
    const body = { amount, currency: "cad" };
    const answer = await shopper.visitor.ask("payments.begin", { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
  });

  it("with its lines is checked at once", async () => {
    const items = [{ productId: cane.product.id, qty: 2 }];
    const right = { amount: 39.98, currency: "cad", items };
    expect((await shopper.visitor.ask("payments.begin", { body: right })).status).toBe(200);
    const wrong = { ...right, amount: 39.97 };
    const answer = await shopper.visitor.ask("payments.begin", { body: wrong });
    expect(answer.status).toBe(409);
    expect(CheckoutConflict.parse(answer.body).amountCAD).toBe(3998);
  });

  it("of a sale that ended meanwhile is no order: what it costs now is shown, nothing charged", async () => {
    const rug = await catalog.add({ title: "Rug", dollars: 50, stock: 5 });
    const { price_list } = await catalog.admin.post<{ price_list: { id: string } }>(
      "/price-lists",
      {
        ...{ title: `Ends ${catalog.mark}`, description: "Soon.", type: "sale", status: "active" },
        prices: [{ variant_id: rug.variantId, currency_code: "cad", amount: 40 }],
      },
    );
    const line = { product: rug, cents: 4000, qty: 1 };
    const body = { amount: 40, currency: "cad", items: [{ productId: rug.id, qty: 1 }] };
    expect((await shopper.visitor.ask("payments.begin", { body })).status).toBe(200);
    await catalog.admin.post(`/price-lists/${price_list.id}`, {
      ends_at: new Date(Date.now() + 1000).toISOString(),
    });
    await eventually(async () => {
      const now = await shopper.visitor.ask("payments.begin", { body: { ...body, amount: 50 } });
      expect(now.status).toBe(200);
    });
    const answer = await shopper.visitor.ask("orders.place", { body: orderRequest([line]) });
    expect(answer.status).toBe(409);
    expect(CheckoutConflict.parse(answer.body).amountCAD).toBe(5000);
  });

  /** Half a minute, and what a busy machine takes for it. */
  const PATIENCE_MS = 40_000;
  const BEGUN = { amount: 12.5, currency: "cad" };

  it.each(["error", "hang_up", "rate_limit", "timeout"] as const)(
    "is not begun while Stripe is away (%s); the shopper may try again",
    async (kind) => {
      // Whoever has begun one before has it still.
      const { visitor } = await aSignedInShopper();
      await simulator().fail({ kind, count: 1000, path: "/v1/payment_intents" });
      const since = Date.now();
      try {
        const answer = await visitor.ask("payments.begin", { body: BEGUN });
        expect(answer.status).toBe(502);
        expect(ErrorResponse.parse(answer.body).code).toBe("payment_unavailable");
        expect(Date.now() - since).toBeLessThan(PATIENCE_MS);
      } finally {
        await simulator().clearFaults();
      }
      await checkOut(visitor, [mat]);
    },
  );

  it("is begun when Stripe says once that it is asked too much", async () => {
    const { visitor } = await aSignedInShopper();
    await simulator().fail({ kind: "rate_limit", count: 1, path: "/v1/payment_intents" });
    expect((await visitor.ask("payments.begin", { body: BEGUN })).status).toBe(200);
  });

  it("is begun late while Stripe is slow, and nobody else waits", async () => {
    const { visitor } = await aSignedInShopper();
    const slow = {
      kind: "slow",
      delayMs: 4000,
      method: "POST",
      path: "/v1/payment_intents",
    } as const;
    await simulator().fail({ ...slow, count: 1 });
    const since = Date.now();
    const begun = visitor.ask("payments.begin", { body: BEGUN });
    const list = await new Visitor().ask("products.list", { query: { limit: "1" } });
    expect(list.status).toBe(200);
    expect(Date.now() - since).toBeLessThan(slow.delayMs);
    expect((await begun).status).toBe(200);
    expect(Date.now() - since).toBeGreaterThanOrEqual(slow.delayMs);
  });
});

describe("50 buyers for 3 units of one size", () => {
  it("make exactly 3 orders; everybody else is told at once", async () => {
    const { variants } = await catalog.addChoice({
      title: "Hot",
      options: { Size: ["S", "L"] },
      variants: ["S", "L"].map((size) => ({ options: { Size: size }, dollars: 12.5, stock: 3 })),
    });
    const [small, large] = variants as [MadeProduct, MadeProduct];
    const hot: CartLine = { ...mat, product: large, isChosen: true };
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => aSignedInShopper()));
    const buyers = Array.from({ length: 50 }, () => new Visitor());
    for (const [index, visitor] of buyers.entries()) {
      await signInAs(visitor, people[index % people.length]?.email ?? "");
      await beginPayment(visitor, totalOf([hot]));
    }
    const answers = await Promise.all(
      buyers.map((visitor) => visitor.ask("orders.place", { body: orderRequest([hot]) })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(47);
    const late = CheckoutConflict.parse(answers.find(({ status }) => status === 409)?.body);
    expect(late.message).toBe("Hot (Size: L) is out of stock.");
    expect(await stockOf(catalog, large)).toEqual({ stocked: 3, reserved: 3, lines: 3 });
    expect(await stockOf(catalog, small)).toEqual({ stocked: 3, reserved: 0, lines: 0 });
  }, 180_000);
});
