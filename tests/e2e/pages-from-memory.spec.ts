import { addressOf } from "@eldercare/contracts/calls";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { whileDatabaseIsAway } from "../support/database-away.ts";
import { openFurtherStorefront } from "../support/further-storefront.ts";
import { shopUnderTest } from "../support/shop-under-test.ts";
import { aTestProduct, type TestProduct } from "../support/staff-product.ts";
import { eventually } from "./eventually.ts";

/** A page of the shop as somebody with these cookies is shown it. */
async function pageOf(path: string, { cookie = "", at = shopUnderTest().shopUrl } = {}) {
  const answer = await fetch(`${at}${path}`, { headers: cookie ? { cookie } : {} });
  return { status: answer.status, text: await answer.text() };
}

describe("pages that are kept", () => {
  let product: TestProduct;
  let database: Client;
  beforeAll(async () => {
    product = await aTestProduct({ cents: 4321, stock: 5 });
    database = new Client({ connectionString: shopUnderTest().databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await product.remove();
  });

  const shown = async () => (await pageOf(`/product/${product.slug}`)).text;
  /** By no call of the shop: as another process would. */
  const changeInDatabase = (column: "title" | "handle", value: string) =>
    database.query(`update product set ${column} = $2 where id = $1`, [product.id, value]);

  it("show a price that staff have just saved, at once", async () => {
    expect(await shown()).toContain("$43.21");
    await product.change({ originalPriceCAD: 4432 });
    const page = await shown();
    expect(page).toContain("$44.32");
    expect(page).not.toContain("$43.21");
  });

  it("show what others change in the database, also what was not there before", async () => {
    await shown();
    await changeInDatabase("title", `Told ${product.name}`);
    await eventually(shown).toContain(`Told ${product.name}`);
    const renamed = `${product.slug}-renamed`;
    expect((await pageOf(`/product/${renamed}`)).status).toBe(404);
    await changeInDatabase("handle", renamed);
    await eventually(async () => (await pageOf(`/product/${renamed}`)).status).toBe(200);
    const before = `/product/${product.slug}?tab=specifications`;
    product = { ...product, slug: renamed };
    const answer = await fetch(`${shopUnderTest().shopUrl}${before}`, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("Location")).toBe(`/product/${renamed}?tab=specifications`);
  });

  it("show how many are left when some were sold", async () => {
    const text = async () => (await shown()).replaceAll("<!-- -->", "");
    expect(await text()).toContain("(5 available)");
    await database.query(
      `update inventory_level set stocked_quantity = 3, raw_stocked_quantity = '{"value": "3", "precision": 20}'
        where inventory_item_id in (
          select i.inventory_item_id from product_variant_inventory_item i
            join product_variant v on v.id = i.variant_id where v.product_id = $1)`,
      [product.id],
    );
    await eventually(text).toContain("(3 available)");
  });

  it("are true also after Medusa's word was cut off", async () => {
    await shown();
    const { rowCount } = await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'birchwell-shop-changes' and datname = current_database()`,
    );
    expect(rowCount).toBeGreaterThan(0);
    await changeInDatabase("title", `Cut off ${product.name}`);
    await eventually(shown).toContain(`Cut off ${product.name}`);
  });

  it("follow a change on each of several storefronts, whichever of them it came through", async () => {
    const further = await openFurtherStorefront();
    try {
      const there = async () =>
        (await pageOf(`/product/${product.slug}`, { at: further.url })).text;
      expect(await there()).not.toContain("$45.54");
      await product.change({ originalPriceCAD: 4554 });
      await eventually(there).toContain("$45.54");
    } finally {
      await further.stop();
    }
  });

  it("outlive the database: what was shown is shown, all else says that the shop does not answer", async () => {
    await eventually(shown).toContain(product.name);
    await database.end();
    await whileDatabaseIsAway(shopUnderTest(), async () => {
      // Somebody may have been shown any other list within the hour.
      const unseen = `/products?search=${product.slug}`;
      await eventually(async () => (await pageOf(unseen)).text).toContain(
        "The shop is not answering",
      );
      await eventually(async () => {
        const last = await fetch(`${shopUnderTest().shopUrl}/product/${product.slug}`);
        return [last.status, last.headers.get("cache-control")];
      }).toEqual([200, "private, no-store"]);
      expect(await shown()).toContain(product.name);
    });
    database = new Client({ connectionString: shopUnderTest().databaseUrl });
    await database.connect();
    await changeInDatabase("title", `Back again ${product.name}`);
    await eventually(shown).toContain(`Back again ${product.name}`);
  });

  it("hold nothing of whoever asked first", async () => {
    const path = `/product/${product.slug}`;
    const mine = "eldercare-cart=mine; birchwell.sid=mine; eldercare-signed-in=mine";
    const own = await pageOf(`${path}?next=mine`, { cookie: mine });
    const others = await pageOf(path, { cookie: "eldercare-cart=others" });
    expect(own.text).toBe(others.text);
    expect(own.text).not.toContain("mine");
  });

  it("learn what changes by a call that browsers cannot make, also not through the shop", async () => {
    expect((await pageOf(addressOf("service.followChanges"))).status).toBe(401);
  });
});
