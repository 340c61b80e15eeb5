import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import type {
  ResolvedSearchIndexDefinition,
  SearchDocument,
  SearchResult,
} from "@medusajs/framework/types";
import { ModulesSdkUtils, search } from "@medusajs/framework/utils";
import { productTable } from "../catalogue/product-table.ts";

const require = createRequire(import.meta.url);
const PACKAGE = "@medusajs/search-postgres";

type Knex = ReturnType<typeof ModulesSdkUtils.createPgConnection>;
type Provider = {
  upsertIndex(input: { index: ResolvedSearchIndexDefinition }): Promise<unknown>;
  upsertDocuments(input: { index: string; documents: SearchDocument[] }): Promise<unknown>;
  search(input: Record<string, unknown>): Promise<SearchResult>;
};

/** The fields that the shop searches, with the weights of backend/src/search/product.ts. */
const STOCK_INDEX: ResolvedSearchIndexDefinition = {
  name: "product",
  entity: "product",
  provider: "postgres",
  primary_key: "id",
  physical_name: "bench_product_v1",
  definition_hash: "1",
  fields: search
    .define({
      id: search.keyword().filterable().sortable(),
      slug: search.keyword().filterable(),
      name: search.text().searchable({ weight: 3 }),
      brand: search.text().searchable({ weight: 3 }),
      tags: search.text().searchable({ weight: 2 }),
      category_names: search.text().searchable({ weight: 2 }),
      sku: search.keyword().searchable({ weight: 2 }),
      specs: search.text().searchable({ weight: 1.5 }),
      description: search.text().searchable({ weight: 1 }),
      name_fr: search.text().searchable({ weight: 3 }),
      description_fr: search.text().searchable({ weight: 1 }),
    })
    .toFields(),
  settings: {},
  async *seed() {},
};

/** Documents that are read and written at once. */
const BATCH = 1000;

/**
 * Medusa's own PostgreSQL provider with the documents of the shop's index, in a database of its own
 * on the shop's server. `slugsFor` answers the first products of a search as that provider ranks
 * them, typos allowed.
 */
export async function openStockProvider(databaseUrl: string, fields = STOCK_INDEX.fields) {
  const index = { ...STOCK_INDEX, fields };
  const shop = ModulesSdkUtils.createPgConnection({ clientUrl: databaseUrl });
  const name = `bench_stock_${randomBytes(4).toString("hex")}`;
  await shop.raw(`create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const scratch = ModulesSdkUtils.createPgConnection({ clientUrl: url.href });
  const close = async () => {
    await scratch.destroy();
    await shop.raw(`drop database ${name}`);
    await shop.destroy();
  };
  try {
    await migrate(scratch);
    const { PostgresSearchService } = require(`${PACKAGE}/dist/services/postgres-search.js`);
    const provider: Provider = new PostgresSearchService({
      manager: managerOf(scratch),
      logger: console,
    });
    await provider.upsertIndex({ index });
    for await (const documents of listedDocuments(shop, Object.keys(fields))) {
      await provider.upsertDocuments({ index: index.physical_name, documents });
    }
    await scratch.raw("analyze");
    return {
      search: (query: Record<string, unknown>): Promise<SearchResult> =>
        provider.search({ ...query, index }),
      slugsFor: async (q: string, take: number): Promise<string[]> => {
        const { hits } = await provider.search({
          index,
          q,
          attributes_to_retrieve: ["slug"],
          pagination: { take },
          search_options: { typo_tolerance: true },
        });
        return hits.map(({ document }) => String(document?.slug));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What the provider asks of its manager, by a plain connection. */
function managerOf(connection: Pick<Knex, "raw">) {
  return {
    execute: async (text: string, values: unknown[] = []) =>
      (await connection.raw(text, values as string[])).rows,
  };
}

/** Its own migration: the catalogue of indexes and the text search configuration. */
async function migrate(connection: Knex): Promise<void> {
  const { Migration20260807120000: Migration } = require(
    `${PACKAGE}/dist/migrations/Migration20260807120000.js`,
  );
  const statements: string[] = [];
  await Migration.prototype.up.call({ addSql: (text: string) => statements.push(text) });
  for (const statement of statements) await connection.raw(statement);
}

/** What the shop's index holds of the products that shoppers see. */
async function* listedDocuments(
  shop: Knex,
  fields: readonly string[],
): AsyncGenerator<SearchDocument[]> {
  const names = fields.map((name) => `"${name}"`);
  const table = await productTable({ query: (sql) => shop.raw(sql) });
  let last = "";
  for (;;) {
    const { rows } = await shop.raw(
      `select ${names.join(", ")} from "${table}" where listed and id > ? order by id limit ${BATCH}`,
      [last],
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1).id;
  }
}
