import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type {
  ProviderSearchQuery,
  ResolvedSearchIndexDefinition,
  SearchResult,
} from "@medusajs/framework/types";
import { ModulesSdkUtils, search } from "@medusajs/framework/utils";
import { parse } from "csv-parse/sync";

const require = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, "../../..");

export type Query = Omit<ProviderSearchQuery, "index" | "attributes_to_retrieve">;

/** A provider that answers queries of the product index. */
export interface Provider {
  search(query: Query): Promise<SearchResult>;
  close(): Promise<void>;
}

/** What the benchmark's queries ask of the product index, as backend/src/search/product.ts has it. */
export const PRODUCT_FIELDS = search
  .define({
    id: search.keyword().filterable().sortable(),
    listed: search.boolean().filterable(),
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
    name_sort: search.keyword().sortable(),
    price_cents: search.integer().filterable().sortable(),
    price_max_cents: search.integer().filterable(),
    in_stock: search.boolean().filterable().sortable(),
    on_sale: search.boolean().filterable(),
    featured: search.boolean().filterable().sortable(),
    category_ids: search.keyword().array().filterable(),
    spec_choices: search.keyword().array().filterable(),
    answer: search.text(),
  })
  .toFields();

/** The shop's provider on the shop's own tables, in a process that does nothing else. */
export async function openOurProvider(databaseUrl: string, physicalName: string) {
  const connection = ModulesSdkUtils.createPgConnection({ clientUrl: databaseUrl });
  const { default: registered } = require("@eldercare/search-typed-postgres");
  const [Service] = registered.services;
  const service = new Service({ __pg_connection__: connection });
  const rules = rulesOfShop();
  const index: ResolvedSearchIndexDefinition = {
    name: "product",
    entity: "product",
    provider: "typed-postgres",
    primary_key: "id",
    physical_name: physicalName,
    definition_hash: "1",
    fields: PRODUCT_FIELDS,
    settings: {
      provider_options: {
        "typed-postgres": {
          titles: ["name", "name_fr"],
          languages: { name_fr: "french", description_fr: "french" },
          rules: () => rules,
          indexes: [
            ["name_sort", "id"],
            ["price_cents", "name_sort", "id"],
          ],
        },
      },
    },
    async *seed() {},
  };
  const provider: Provider & { load(): Promise<void> } = {
    load: () => service.load(index),
    search: (query) => service.search({ ...query, index, attributes_to_retrieve: ["answer"] }),
    close: () => connection.destroy(),
  };
  return provider;
}

const KINDS: Record<string, string> = { "not sold": "none" };

/** What words mean in the shop: seeds/search-words.csv. */
function rulesOfShop() {
  const file = readFileSync(join(ROOT, "seeds/search-words.csv"), "utf8");
  const rows: Record<string, string>[] = parse(file, { columns: true, bom: true, trim: true });
  const list = (text = "") =>
    text
      .split("|")
      .map((one) => one.trim())
      .filter(Boolean);
  return rows.map(({ Kind = "", Words, Finds }) => ({
    kind: KINDS[Kind.toLowerCase()] ?? Kind.toLowerCase(),
    words: list(Words),
    finds: list(Finds),
  }));
}
