import type { ResolvedSearchIndexDefinition } from "@medusajs/framework/types";
import { describe, expect, it } from "vitest";
import { createStatements, PROVIDER } from "./index-table";
import { tableOf } from "./table-names";

function aDefinition(
  changes: Partial<ResolvedSearchIndexDefinition> = {},
): ResolvedSearchIndexDefinition {
  return {
    name: "shelf",
    entity: "shelf",
    provider: PROVIDER,
    primary_key: "id",
    physical_name: "shelf_v1",
    definition_hash: "1",
    settings: {},
    fields: {
      id: { type: "keyword", filterable: true, sortable: true },
      label: { type: "text", searchable: { weight: 3 } },
      place: { type: "integer", filterable: true, sortable: true },
      is_open: { type: "boolean", filterable: true },
      tags: { type: "keyword", array: true, filterable: true },
    },
    async *seed() {},
    ...changes,
  };
}

describe("createStatements", () => {
  const statements = createStatements(aDefinition());

  it("gives each field a column of its type, and text an order that is the same everywhere", () => {
    const table = statements.find((text) =>
      text.startsWith('create table "search_typed_shelf_v1" '),
    );
    for (const column of [
      '"id" text collate "C"',
      '"place" bigint',
      '"is_open" boolean',
      '"tags" text[]',
      'primary key ("id")',
    ]) {
      expect(table).toContain(column);
    }
  });

  it("indexes what is searched, filtered and sorted by", () => {
    expect(statements).toContain(
      'create index on "search_typed_shelf_v1" using gin ("search_vector")',
    );
    expect(statements).toContain('create index on "search_typed_shelf_v1" using gin ("tags")');
    expect(statements).toContain('create index on "search_typed_shelf_v1" ("place", "id")');
  });

  it("adds the combined indexes of the definition", () => {
    const settings = {
      provider_options: { [PROVIDER]: { indexes: [["is_open", "place desc"]] } },
    };
    expect(createStatements(aDefinition({ settings }))).toContain(
      'create index on "search_typed_shelf_v1" ("is_open", "place" desc)',
    );
  });

  it("refuses fields that it has no column for, and names that are none", () => {
    const fields = { id: { type: "keyword" as const }, where: { type: "geo" as const } };
    expect(() => createStatements(aDefinition({ fields }))).toThrow('cannot hold a field "where"');
    const settings = { provider_options: { [PROVIDER]: { indexes: [["place; drop table x"]] } } };
    expect(() => createStatements(aDefinition({ settings }))).toThrow("cannot be indexed by");
    expect(() => tableOf('x"; drop table y; --')).toThrow("cannot be the name of a search index");
  });
});
