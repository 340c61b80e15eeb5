import { type Product, ProductListResponse, type StaffProduct } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { changeNotice, STOREFRONT_HEADER } from "@eldercare/contracts/change-notices";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { whileDatabaseIsAway } from "../../tests/support/database-away";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { eventually } from "./support/eventually";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";
import { Visitor } from "./support/visitor";

describe("lists that are kept", () => {
  let staff: Staff;
  let product: StaffProduct;
  beforeAll(async () => {
    staff = await Staff.signIn();
    const { id } = await staff.addCategory();
    product = await staff.addProduct(id, { originalPriceCAD: 4321 });
  });
  afterAll(() => staff.leave());

  const query = () => ({ categoryId: product.categoryId ?? "", limit: "24" });
  const listed = async (): Promise<Product | undefined> => {
    const { body } = await new Visitor().ask("products.list", { query: query() });
    return ProductListResponse.parse(body).products.find(({ id }) => id === product.id);
  };
  /** By no call of the shop: as another process would. */
  const rename = (title: string) =>
    queryShop("update product set title = $2 where id = $1", [product.id, title]);

  it("show a price that staff have just saved, at once", async () => {
    expect(await listed()).toMatchObject({ priceCAD: 4321 });
    await staff.change("products", product.id, { originalPriceCAD: 4432 });
    expect(await listed()).toMatchObject({ priceCAD: 4432 });
  });

  it("show what others change in the database", async () => {
    await listed();
    await rename(`Told ${staff.mark}`);
    await eventually(async () => {
      expect(await listed()).toMatchObject({ name: `Told ${staff.mark}` });
    });
  });

  it("show how many there are when some are sold, and nothing but that is told", async () => {
    const { stock } = (await listed()) ?? { stock: 0 };
    const notices = await followChanges();
    const left = stock + 7;
    await queryShop(
      `update inventory_level
          set stocked_quantity = $2::int,
            raw_stocked_quantity = jsonb_build_object('value', ($2::int)::text, 'precision', 20)
        where inventory_item_id in (
          select i.inventory_item_id from product_variant_inventory_item i
            join product_variant v on v.id = i.variant_id where v.product_id = $1)`,
      [product.id, left],
    );
    await eventually(async () => expect(await listed()).toMatchObject({ stock: left }));
    await eventually(async () => expect(notices.heard()).toContain(changeNotice([product.id])));
    await notices.leave();
  });

  it("are true also after the database's word was cut off", async () => {
    await listed();
    const cut = await queryShop(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'birchwell-shop-changes' and datname = current_database()`,
    );
    expect(cut.length).toBeGreaterThan(0);
    await rename(`Cut off ${staff.mark}`);
    await eventually(async () => {
      expect(await listed()).toMatchObject({ name: `Cut off ${staff.mark}` });
    });
  });

  it("are refused in plain words at once while the database is away, and are true soon after", async () => {
    const visitor = new Visitor();
    await whileDatabaseIsAway(shopUnderTest(), async () => {
      const { status, body, headers } = await visitor.ask("products.list", { query: query() });
      expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
      expect(body).toEqual({
        message: "Our shop is not answering right now. Please try again in a minute.",
      });
      const since = Date.now();
      expect((await staff.visitor.ask("products.listAll", { query: query() })).status).toBe(503);
      expect(Date.now() - since).toBeLessThan(5000);
      expect((await visitor.ask("service.health")).body).toMatchObject({ database: "failing" });
    });
    await eventually(async () => expect(await listed()).toBeDefined());
    // What looks after the index, the mails and the sign-ins is back, too.
    await staff.change("products", product.id, { originalPriceCAD: 4565 });
    expect(await listed()).toMatchObject({ priceCAD: 4565 });
    await rename(`After it was away ${staff.mark}`);
    await eventually(async () => {
      expect(await listed()).toMatchObject({ name: `After it was away ${staff.mark}` });
    });
  });

  it("hold nothing that staff alone see", async () => {
    const all = await staff.visitor.ask("products.listAll", { query: query() });
    expect(JSON.stringify(all.body)).toContain("onHand");
    const everybody = await staff.visitor.ask("products.list", { query: query() });
    expect(JSON.stringify(everybody.body)).not.toContain("onHand");
    expect((await new Visitor().ask("products.listAll", { query: query() })).status).toBe(401);
  });

  it("are sent compressed to those who take them so, as the same text", async () => {
    const visitor = new Visitor();
    const [brotli, gzip, plain] = await Promise.all(
      ["gzip, br", "gzip", "identity"].map((accepted) =>
        visitor.ask("products.list", { query: query(), headers: { "accept-encoding": accepted } }),
      ),
    );
    const encodings = [brotli, gzip, plain].map((got) => got?.headers.get("content-encoding"));
    expect(encodings).toEqual(["br", "gzip", null]);
    expect(plain?.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(brotli?.body).toEqual(plain?.body);
    expect(gzip?.body).toEqual(plain?.body);
    expect(brotli?.headers.get("etag")).toBe(plain?.headers.get("etag"));
  });

  it("are answered 304 to whoever has them, and are for the asker's browser to keep", async () => {
    const visitor = new Visitor();
    const { headers } = await visitor.ask("products.list", { query: query() });
    const again = await visitor.ask("products.list", {
      query: query(),
      // Left to itself, Node's fetch asks to be answered anew.
      headers: { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" },
    });
    expect([again.status, again.headers.get("cache-control")]).toEqual([304, "private, no-cache"]);
  });
});

/** Listens as a storefront does; what is heard is every change since. */
async function followChanges() {
  const { STOREFRONT_SECRET: secret } = process.env;
  if (!secret) throw new Error('STOREFRONT_SECRET is not set: run the test with "npm test"');
  const leaving = new AbortController();
  const address = `${shopUnderTest().medusaUrl}${addressOf("service.followChanges")}`;
  const { body } = await fetch(address, {
    headers: { [STOREFRONT_HEADER]: secret },
    signal: leaving.signal,
  });
  let text = "";
  const listening = (async () => {
    for await (const part of body ?? []) text += Buffer.from(part).toString();
  })().catch(() => undefined);
  return {
    heard: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, notice]) => notice),
    leave: async () => {
      leaving.abort();
      await listening;
    },
  };
}

describe("the notices of what changes", () => {
  it("are for the storefront's server alone: no other secret opens them", async () => {
    const headers = { [STOREFRONT_HEADER]: "x".repeat(40) };
    expect((await new Visitor().ask("service.followChanges", { headers })).status).toBe(401);
  });
});
