import { ProductDetail, SuggestionsResponse } from "@eldercare/contracts";
import { Pool } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { signInAsAdmin } from "./support/admin-api";
import { eventually } from "./support/eventually";
import { listProducts } from "./support/list-products";
import { runCatalogue, runJob } from "./support/medusa-session";
import { searchTable } from "./support/search-table";
import { Visitor } from "./support/visitor";

const REBUILD_MS = 45_000;

const database = new Pool({ connectionString: shopUnderTest().databaseUrl, max: 1 });
afterAll(() => database.end());

describe("comparing the search index with the products", () => {
  it("finds and repairs what is wrong, missing or left over, and nothing else", async () => {
    // Whatever the specs before this one left.
    await runCatalogue("check");
    const whole = await listProducts({ limit: 1000 });
    const [wrong, ahead, missing] = await spoil();

    const { exitCode, found } = await runCatalogue("check");
    expect(exitCode).toBe(1);
    expect(found.drifts).toHaveLength(4);
    expect(found.drifts).toEqual(
      expect.arrayContaining([
        { productId: wrong, kind: "different", fields: ["name", "price_cents"] },
        { productId: ahead, kind: "different", fields: ["slug", "read_at"] },
        { productId: missing, kind: "missing", fields: [] },
        { productId: "prod_gone", kind: "left-over", fields: [] },
      ]),
    );
    expect(await runCatalogue("check")).toMatchObject({ exitCode: 0, found: { drifts: [] } });
    expect(await listProducts({ limit: 1000 })).toEqual(whole);
  });

  it("is done every night, too", async () => {
    await spoil();
    await runJob("compare-index");
    expect(await runCatalogue("check")).toMatchObject({ exitCode: 0, found: { drifts: [] } });
  });

  it("mends what another version of the program wrote; until then shoppers see all there is", async () => {
    const { products } = await listProducts({ limit: 2 });
    const ids = products.map(({ id }) => id);
    const [{ slug, name } = { slug: "", name: "" }] = products;
    const seen = async () => {
      const visitor = new Visitor();
      const { body: detail } = await visitor.ask("products.read", { params: { slug } });
      const { body: suggestions } = await visitor.ask("suggestions.list", { query: { q: name } });
      return [
        ProductDetail.parse(detail),
        SuggestionsResponse.parse(suggestions),
        await listProducts({ ids: ids.join(",") }),
      ];
    };
    const before = await seen();
    await database.query(
      `update "${await searchTable()}" set page = null,
          answer = (answer::jsonb - '{form,options,variants,isReviewed}'::text[])::text
        where id = any($1)`,
      [ids],
    );
    expect(await seen()).toEqual(before);
    const { found } = await runCatalogue("check");
    const different = { kind: "different", fields: ["answer", "page"] };
    expect(found.drifts).toEqual(
      expect.arrayContaining(ids.map((productId) => ({ productId, ...different }))),
    );
    expect(await runCatalogue("check")).toMatchObject({ exitCode: 0, found: { drifts: [] } });
    expect(await seen()).toEqual(before);
  });

  it("ends a filling anew, during which lists and searches are answered", async () => {
    const whole = await listProducts({ limit: 1000 });
    await spoil();
    const answers: unknown[] = [];
    let isDone = false;
    const asked = (async () => {
      while (!isDone) answers.push((await listProducts({ limit: 1 })).products.length);
    })();
    const { exitCode } = await runCatalogue("reindex");
    isDone = true;
    await asked;
    expect(exitCode).toBe(0);
    expect(new Set(answers)).toEqual(new Set([1]));
    // The server remembers for half a minute which version it reads, unless it is called.
    await eventually(
      async () => expect(await listProducts({ limit: 1000 })).toEqual(whole),
      15_000,
    );
  });

  /** Makes one document say something else, one be of a later time, takes one away, adds one. */
  async function spoil(): Promise<string[]> {
    const table = `"${await searchTable()}"`;
    const { rows } = await database.query(`select id from ${table} where listed limit 3`);
    const [wrong, ahead, missing] = rows.map(({ id }) => id);
    await database.query(
      `update ${table} set name = 'Spoilt', price_cents = price_cents + 1 where id = $1`,
      [wrong],
    );
    await database.query(
      `update ${table} set slug = 'spoilt', read_at = read_at + 1e9 where id = $1`,
      [ahead],
    );
    await database.query(`delete from ${table} where id = $1`, [missing]);
    await database.query(
      `insert into ${table} (id, name, listed, read_at) values ('prod_gone', 'Gone', false, 1)`,
    );
    return [wrong, ahead, missing];
  }
});

// Last: for half a minute other processes remember the version before, and would compare that.
describe("rebuilding the search index in Medusa Admin", () => {
  async function activeVersion(): Promise<number> {
    const { rows } = await database.query(
      "select active_version from search_index where name = 'product'",
    );
    return rows[0].active_version;
  }

  it(
    "answers the same lists before, during and after",
    async () => {
      const admin = await signInAsAdmin();
      const before = await listProducts({ limit: 1000 });
      const versionBefore = await activeVersion();
      expect(before.total).toBeGreaterThan(0);
      await admin.post("/search-indexes/product/reindex", {});
      await eventually(async () => {
        expect(await listProducts({ limit: 1000 })).toEqual(before);
        expect(await activeVersion()).toBe(versionBefore + 1);
      }, REBUILD_MS);
      expect(await listProducts({ limit: 1000 })).toEqual(before);
    },
    2 * REBUILD_MS,
  );
});
