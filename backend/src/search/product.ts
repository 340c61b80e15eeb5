import { join } from "node:path";
import { PROVIDER, type TypedSearchOptions } from "@eldercare/search-typed-postgres";
import { FOLDING } from "@eldercare/search-typed-postgres/text";
import { logger } from "@medusajs/framework/logger";
import type { RemoteQueryFunction } from "@medusajs/framework/types";
import { defineSearchIndex, search } from "@medusajs/framework/utils";
import { ANSWER_FORM } from "../catalog/products/answer-form";
import { loadProductDocuments } from "../catalog/products/load-product-documents";
import { PRODUCT_INDEX } from "../catalog/products/product-document";
import type { SalesContext } from "../catalog/products/sales-context";
import { searchWordsReader } from "../catalog/search-index/read-search-words";
import { SEARCH_WORDS_FILE } from "../catalog/search-index/search-words";
import { seedsFolder } from "../catalog/shop-files/seeds-folder";

const SEED_BATCH = 200;

/** How the provider finds and ranks; part of the index, so a change of it fills the index anew. */
const OPTIONS: TypedSearchOptions = {
  // A seed that read a product before it changed does not undo the change.
  version_field: "read_at",
  form: `${FOLDING}.${ANSWER_FORM}`,
  titles: ["name", "name_fr"],
  languages: { name_fr: "french", description_fr: "french" },
  rules: searchWordsReader(join(seedsFolder(), SEARCH_WORDS_FILE), (problem) =>
    logger.warn(problem),
  ),
  indexes: [
    ["price_cents", "name_sort", "id"],
    ["price_cents desc", "name_sort", "id"],
    ["featured desc", "name_sort", "id"],
    // Of staff's table.
    ["name_sort desc", "id desc"],
    ["stock", "name_sort", "id"],
    ["stock desc", "name_sort", "id"],
    ["category_sort", "name_sort", "id"],
    ["category_sort desc", "name_sort", "id"],
  ],
};

/**
 * The index behind every product list. A document holds the whole answer for its product
 * (`answer`, as JSON text so that the order of specs survives) besides what lists filter and sort
 * by, so a list needs no further query. Products that shoppers must not see have documents too, for
 * staff: every list of the shop asks for `listed` ones. Changes do not come through events, which are lost when
 * the process dies, but through the queue of `catalog/search-index`.
 */
export default defineSearchIndex({
  name: PRODUCT_INDEX,
  entity: "product",
  fields: search.define({
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
    category_sort: search.keyword().sortable(),
    price_cents: search.integer().filterable().sortable(),
    price_max_cents: search.integer().filterable(),
    variant_cents: search.integer().array().filterable(),
    stock: search.integer().sortable(),
    in_stock: search.boolean().filterable().sortable(),
    least_stock: search.integer().filterable(),
    on_sale: search.boolean().filterable(),
    featured: search.boolean().filterable().sortable(),
    category_ids: search.keyword().array().filterable(),
    spec_choices: search.keyword().array().filterable(),
    width_cm: search.integer().filterable(),
    carries_kg: search.integer().filterable(),
    heights_cm: search.integer().array().filterable(),
    spec_filters: search.keyword().filterable(),
    answer: search.text(),
    page: search.text(),
    read_at: search.integer(),
  }),
  settings: {
    provider_options: { [PROVIDER]: { ...OPTIONS } },
  },
  async *seed({ container, filters, last_key, catchup }) {
    let cursor = last_key;
    const sales = await salesContextBy(container.query);
    for (;;) {
      const { data } = await container.query.graph({
        entity: "product",
        fields: ["id"],
        filters: { $and: [filters ?? {}, cursor ? { id: { $gt: cursor } } : {}] },
        pagination: { take: SEED_BATCH, order: { id: "ASC" } },
        // The second pass is for what changed during the first. A price or a stock leaves no trace
        // on the product, so it takes all of them, and those that are gone since.
        withDeleted: catchup !== undefined,
      });
      const ids = data.map(({ id }) => id);
      if (ids.length === 0) return;
      yield await mutationsFor(container.query, sales, ids);
      cursor = ids.at(-1);
    }
  },
});

type Query = Pick<RemoteQueryFunction, "graph">;

/** As `findSalesContext`, by Medusa's query: a search module's seed is given no database. */
async function salesContextBy(query: Query): Promise<SalesContext | null> {
  const { data: stores } = await query.graph({
    entity: "store",
    fields: ["default_sales_channel_id", "default_region_id"],
  });
  const salesChannelId = stores[0]?.default_sales_channel_id;
  const regionId = stores[0]?.default_region_id;
  if (!salesChannelId || !regionId) return null;
  const { data: channels } = await query.graph({
    entity: "sales_channel",
    fields: ["stock_locations.id"],
    filters: { id: salesChannelId },
  });
  const locations: ({ id: string } | null)[] = channels[0]?.stock_locations ?? [];
  const stockLocationIds = locations.flatMap((location) => location?.id ?? []);
  return { salesChannelId, regionId, stockLocationIds };
}

/** Writes these products' documents, and removes those that are gone. */
async function mutationsFor(query: Query, sales: SalesContext | null, ids: readonly string[]) {
  const documents = await loadProductDocuments(query, sales, ids);
  const listed = new Set(documents.map(({ id }) => id));
  const gone = ids.filter((id) => !listed.has(id));
  return [
    { action: "upsert" as const, documents },
    ...(gone.length > 0 ? [{ action: "delete" as const, filters: { id: gone } }] : []),
  ];
}
