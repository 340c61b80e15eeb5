import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type {
  ProviderSearchQuery,
  ResolvedSearchIndexDefinition,
  SearchDocument,
  SearchFilters,
  SearchResult,
} from "@medusajs/framework/types";
import { search } from "@medusajs/framework/utils";
import { PROVIDER, type TypedSearchOptions } from "../../src/index-table";
import type { SearchRule } from "../../src/rules";
import { TypedSearchService } from "../../src/service";

/** What words mean on the shelf; tests put theirs here. */
export const shelfRules: { present: readonly SearchRule[] } = { present: [] };

const OPTIONS: TypedSearchOptions = {
  version_field: "read_at",
  indexes: [["is_open", "cents desc", "id"]],
  titles: ["name", "name_fr"],
  languages: { name_fr: "french", text_fr: "french" },
  rules: () => shelfRules.present,
};

export const SHELF: ResolvedSearchIndexDefinition = {
  name: "shelf",
  entity: "shelf",
  provider: PROVIDER,
  primary_key: "id",
  physical_name: "shelf_v1",
  definition_hash: "1",
  fields: search
    .define({
      id: search.keyword().filterable().sortable(),
      name: search.text().searchable({ weight: 3 }),
      sku: search.keyword().searchable({ weight: 2 }),
      text: search.text().searchable({ weight: 1 }),
      name_fr: search.text().searchable({ weight: 3 }),
      text_fr: search.text().searchable({ weight: 1 }),
      cents: search.integer().filterable().sortable(),
      weight: search.float().filterable(),
      is_open: search.boolean().filterable(),
      places: search.keyword().array().filterable(),
      sizes: search.integer().array().filterable(),
      made_at: search.date().filterable().sortable(),
      read_at: search.integer(),
    })
    .toFields(),
  settings: {
    provider_options: {
      [PROVIDER]: { ...OPTIONS },
    },
  },
  async *seed() {},
};

/** The provider of a fresh index, and what the tests ask of it in few words. */
export async function openShelf(connection: Knex) {
  const provider = new TypedSearchService({ __pg_connection__: connection });
  await provider.upsertIndex({ index: SHELF });
  const index = SHELF.physical_name;
  const ask = (query: Partial<ProviderSearchQuery>): Promise<SearchResult> =>
    provider.search({ index: SHELF, attributes_to_retrieve: ["id"], ...query });
  return {
    provider,
    put: (...documents: SearchDocument[]) =>
      provider.upsertDocuments({ index, definition: SHELF, documents }),
    remove: (filters: SearchFilters) => provider.deleteDocuments({ index, filters }),
    ask,
    /** Ids of what a query finds, in its order. */
    ids: async (query: Partial<ProviderSearchQuery>) => (await ask(query)).hits.map(({ id }) => id),
  };
}
