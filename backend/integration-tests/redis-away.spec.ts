import { ProductListResponse } from "@eldercare/contracts";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putOnShelves } from "../../tests/bench/shelves";
import { openFurtherMedusa } from "../../tests/support/further-medusa";
import { hasRedis, RedisServer } from "../../tests/support/redis-server";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { AnotherShop } from "./support/another-shop";
import { beginPayment, SHIPPING } from "./support/checkout";
import { eventually } from "./support/eventually";
import { newAddress, signInAs } from "./support/shopper";
import { Visitor } from "./support/visitor";

const AWAY = "Our shop is not answering right now. Please try again in a minute.";
const RECOVERED_MS = 30_000;
/** Who says nothing for five seconds is away; two are asked, one after the other, by a busy machine. */
const SILENT_MS = 25_000;
const LAST = 3;

/** Two Medusas, each of which answers and does jobs, with a database that nobody else has. */
describe.skipIf(!hasRedis)("a shop of two Medusas with one Redis", () => {
  let redis: RedisServer;
  let shop: AnotherShop;
  let database: Client;
  let medusas: Awaited<ReturnType<typeof openFurtherMedusa>>[] = [];
  let staff: Visitor;
  beforeAll(async () => {
    [redis, shop] = await Promise.all([RedisServer.open(), AnotherShop.open()]);
    // A pool ends before its connections do, and the database is removed from under them.
    database = new Client({ connectionString: shop.url });
    await database.connect();
    const settings = { REDIS_URL: redis.url, DATABASE_URL: shop.url };
    // The first of a database makes its owner and its store.
    medusas = [await openFurtherMedusa(settings)];
    medusas.push(await openFurtherMedusa(settings));
    staff = aVisitor();
    const { adminEmail, adminPassword } = shopUnderTest();
    await signInAs(staff, adminEmail, adminPassword);
  });
  afterAll(async () => {
    // Whoever failed while it was silent still lets it be ended.
    redis?.speak();
    await Promise.all(medusas.map((medusa) => medusa.stop()));
    await database?.end();
    await shop?.close();
    await redis?.close();
  });

  /** Somebody at the first of the two, or at the other. */
  const aVisitor = (at = 0) => new Visitor(medusas[at]?.url);
  const message = (mark: string) => ({
    ...{ name: "Ada Park", email: `${mark}@example.com` },
    ...{ subject: "A question", message: `About a cane, ${mark}, and whether it folds.` },
  });
  const count = async (sql: string, ...values: string[]) =>
    Number((await database.query(`select count(*) from ${sql}`, values)).rows[0]?.count);
  const stored = (mark: string) => count("contact_message where email = $1", `${mark}@example.com`);
  const swept = () =>
    medusas.reduce((times, each) => times + each.logged().split("Swept away").length - 1, 0);

  /** How often the night's sweep waits in Redis for its time, which `isDue` makes now. */
  async function waitingSweeps({ isDue = false } = {}): Promise<number> {
    const connection = new Redis(redis.url, { maxRetriesPerRequest: null });
    const queue = new Queue("medusa-workflows-jobs", { connection });
    try {
      const waiting = (await queue.getDelayed()).filter(({ data }) =>
        JSON.stringify(data).includes('"job-sweep-removed"'),
      );
      if (isDue) for (const job of waiting) await job.promote();
      return waiting.length;
    } finally {
      await queue.close();
      connection.disconnect();
    }
  }

  async function buyTheLast(
    at: number,
    { id, name, priceCAD }: ProductListResponse["products"][0],
  ) {
    const visitor = aVisitor(at);
    const email = newAddress("guest");
    expect((await visitor.ask("guests.begin", { body: { email } })).status).toBe(200);
    await beginPayment(visitor, priceCAD);
    const items = [{ productId: id, name, qty: 1, unitPriceCAD: priceCAD }];
    const order = { items, amountCAD: priceCAD, currency: "CAD", shipping: { ...SHIPPING, email } };
    return (await visitor.ask("orders.place", { body: order })).status;
  }

  /** Refused is whoever is signed in, sooner or later; at once as soon as it is known why. */
  async function isRefusedAtOnce(somebody: Visitor): Promise<boolean> {
    const since = Date.now();
    const { status, body } = await somebody.ask("session.read");
    expect([status, body]).toEqual([503, { message: AWAY }]);
    return Date.now() - since < 1000;
  }

  it("does a scheduled job once, though both have it on their list", async () => {
    expect(await waitingSweeps({ isDue: true })).toBe(1);
    await eventually(async () => expect(swept()).toBe(1));
    // It waits for its next night, once again, and nobody has done it a second time.
    await eventually(async () => expect(await waitingSweeps()).toBe(1));
    expect(swept()).toBe(1);
  });

  it("sells the last three of a product three times, to whoever of many buyers at both", async () => {
    await staff.ask("checkoutSettings.change", { body: { guestCheckout: true } });
    const { body } = await staff.ask("products.list", { query: { limit: "1" } });
    const [product] = ProductListResponse.parse(body).products;
    if (!product) throw new Error("The shop has no product.");
    await putOnShelves(database, [product.id], LAST);
    const before = await count('"order"');
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => buyTheLast(index % 2, product)),
    );
    expect(outcomes.sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await count('"order"')) - before).toBe(LAST);
  });

  it("shows its products while Redis is away, refuses all else at once in plain words, and is itself again soon after", async () => {
    const visitor = aVisitor();
    expect((await staff.ask("products.listAll")).status).toBe(200);
    await redis.kill();
    await expect.poll(async () => (await staff.ask("products.listAll")).status).toBe(503);

    const since = Date.now();
    const refused = await visitor.ask("contact.send", { body: message("away") });
    expect([refused.status, refused.body]).toEqual([503, { message: AWAY }]);
    expect(refused.headers.get("retry-after")).toBe("10");
    expect((await staff.ask("session.read")).status).toBe(503);
    for (const anybody of [visitor, staff])
      expect((await anybody.ask("products.list", { query: { limit: "1" } })).status).toBe(200);
    expect((await visitor.ask("service.health")).status).toBe(200);
    expect(Date.now() - since).toBeLessThan(5000);
    expect(await stored("away")).toBe(0);

    await redis.start();
    // With the session of before.
    await expect
      .poll(async () => (await staff.ask("products.listAll")).status, { timeout: RECOVERED_MS })
      .toBe(200);
    const sent = await visitor.ask("contact.send", { body: message("back") });
    expect(sent.status).toBe(201);
    expect(await stored("back")).toBe(1);
  });

  it("does the same while Redis keeps its connections and says nothing, at both, and then goes on with its jobs", async () => {
    const before = swept();
    const colleague = aVisitor(1);
    const { adminEmail, adminPassword } = shopUnderTest();
    await signInAs(colleague, adminEmail, adminPassword);
    redis.fallSilent();
    const since = Date.now();
    for (const [at, somebody] of [staff, colleague].entries()) {
      // Whoever is signed in and comes before anybody knows is told, too.
      await expect.poll(() => isRefusedAtOnce(somebody), { timeout: SILENT_MS }).toBe(true);
      const refused = await aVisitor(at).ask("contact.send", { body: message("silent") });
      expect([refused.status, refused.body]).toEqual([503, { message: AWAY }]);
      const list = await aVisitor(at).ask("products.list", { query: { limit: "1" } });
      expect(list.status).toBe(200);
    }
    expect(Date.now() - since).toBeLessThan(SILENT_MS);
    redis.speak();
    for (const at of [0, 1]) {
      await expect
        .poll(
          async () =>
            (await aVisitor(at).ask("contact.send", { body: message(`at-${at}`) })).status,
          { timeout: RECOVERED_MS },
        )
        .toBe(201);
      expect(await stored(`at-${at}`)).toBe(1);
    }
    expect((await staff.ask("products.listAll")).status).toBe(200);
    expect(await stored("silent")).toBe(0);
    await waitingSweeps({ isDue: true });
    await eventually(async () => expect(swept()).toBe(before + 1));
  });
});
