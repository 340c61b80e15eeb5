import { Pool } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { signInAsAdmin } from "./support/admin-api";
import { eventually } from "./support/eventually";
import { listProducts } from "./support/list-products";

const REBUILD_MS = 45_000;

describe("rebuilding the search index in Medusa Admin", () => {
  const database = new Pool({ connectionString: shopUnderTest().databaseUrl, max: 1 });
  afterAll(() => database.end());

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
