import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFurtherMedusa } from "../../tests/support/further-medusa";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { hasRedis, RedisServer } from "./support/redis-server";
import { queryShop } from "./support/shop-database";
import { signInAs } from "./support/shopper";
import { Visitor } from "./support/visitor";

const AWAY = "Our shop is not answering right now. Please try again in a minute.";
const RECOVERED_MS = 30_000;

describe.skipIf(!hasRedis)("a shop whose Redis is away", () => {
  let redis: RedisServer;
  let medusa: Awaited<ReturnType<typeof openFurtherMedusa>>;
  let staff: Visitor;
  beforeAll(async () => {
    redis = await RedisServer.open();
    medusa = await openFurtherMedusa({
      REDIS_URL: redis.url,
      MEDUSA_WORKER_MODE: "server",
    });
    staff = new Visitor(medusa.url);
    const { adminEmail, adminPassword } = shopUnderTest();
    await signInAs(staff, adminEmail, adminPassword);
  });
  afterAll(async () => {
    await medusa?.stop();
    await redis?.close();
  });

  const message = (mark: string) => ({
    ...{ name: "Ada Park", email: `${mark}@example.com` },
    ...{ subject: "A question", message: `About a cane, ${mark}, and whether it folds.` },
  });
  const stored = async (mark: string) =>
    (await queryShop("select 1 from contact_message where email = $1", [`${mark}@example.com`]))
      .length;

  it("shows its products, refuses all else at once in plain words, and is itself again soon after", async () => {
    const visitor = new Visitor(medusa.url);
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
});
