import { ErrorResponse, ProductListResponse } from "@eldercare/contracts";
import { readSettings } from "@eldercare/contracts/settings";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { Visitor } from "./support/visitor";

const { READS_PER_MINUTE } = readSettings(process.env);
const AT_ONCE = 40;

describe("what anyone may read", () => {
  it("has a budget for each address, and says when it is there again", async () => {
    const visitor = new Visitor();
    // Kept from here on: what is answered from memory counts, too.
    expect((await visitor.ask("products.list")).status).toBe(200);
    let asked = 1;
    let refused: Awaited<ReturnType<Visitor["ask"]>> | undefined;
    const ask = async () => {
      while (!refused && asked < READS_PER_MINUTE + AT_ONCE) {
        asked += 1;
        const answer = await visitor.ask("carousel.list");
        if (answer.status !== 200) refused = answer;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    expect(refused?.status).toBe(429);
    expect(asked).toBeGreaterThan(READS_PER_MINUTE);
    const seconds = Number(refused?.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(ErrorResponse.parse(refused?.body).message).toContain("Please try again in 1 minute");
    expect((await visitor.ask("products.list")).status).toBe(429);
    expect((await visitor.ask("service.health")).status).toBe(200);
    expect((await new Visitor().ask("carousel.list")).status).toBe(200);
  });

  it("may be a thousand products at once", async () => {
    const { status, body } = await new Visitor().ask("products.list", { query: { limit: "1000" } });
    expect(status).toBe(200);
    expect(ProductListResponse.parse(body).products.length).toBeGreaterThan(24);
  });

  it("never waits long for the database: a search that hangs is stopped, with when to try again", async () => {
    const database = new Client({ connectionString: shopUnderTest().databaseUrl });
    await database.connect();
    try {
      const { rows } = await database.query<{ name: string }>(
        `select format('%I', left(tablename, -5)) as name from pg_tables
          where schemaname = current_schema() and tablename like 'search\\_typed\\_%\\_word'`,
      );
      expect(rows.length).toBeGreaterThan(0);
      await database.query("begin");
      for (const { name } of rows) {
        await database.query(`lock table ${name} in access exclusive mode`);
      }
      const query = { search: "a search that hangs" };
      const { status, headers, body } = await new Visitor().ask("products.list", { query });
      expect(status).toBe(503);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(ErrorResponse.parse(body).message).toContain("took too long");
    } finally {
      await database.query("rollback");
      await database.end();
    }
    expect((await new Visitor().ask("products.list")).status).toBe(200);
  });
});
