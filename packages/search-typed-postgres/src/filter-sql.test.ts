import type { SearchFilters } from "@medusajs/framework/types";
import { describe, expect, it } from "vitest";
import type { Column } from "./columns";
import { filterSql } from "./filter-sql";

const column = (name: string, type: Column["type"], isArray = false): [string, Column] => [
  name,
  {
    ...{ name, type, isArray, isFilterable: true, isSortable: false },
    ...{ weight: undefined, isIdentifier: false },
  },
];
const COLUMNS = new Map([
  column("id", "text"),
  column("price_cents", "bigint"),
  column("in_stock", "boolean"),
  column("category_ids", "text", true),
  column("sizes", "bigint", true),
]);

const compiled = (filters: SearchFilters) => filterSql(filters, COLUMNS);

describe("filterSql", () => {
  it("binds every value", () => {
    expect(compiled({ id: "x' or true --" })).toEqual({
      text: '"id" = ?::text',
      values: ["x' or true --"],
    });
  });

  it("compares, and joins conditions", () => {
    expect(
      compiled({ $and: [{ price_cents: { $gte: 100, $lt: 200 } }, { in_stock: true }] }),
    ).toEqual({
      text: '(("price_cents" >= ?::bigint and "price_cents" < ?::bigint) and ("in_stock" = ?::boolean))',
      values: [100, 200, true],
    });
  });

  it("asks a list for one element that lies in a range", () => {
    expect(compiled({ sizes: { $gte: 100, $lte: 200 } })).toEqual({
      text: 'exists (select 1 from unnest("sizes") as "element" where "element" >= ?::bigint and "element" <= ?::bigint)',
      values: [100, 200],
    });
  });

  it("asks lists for what they hold", () => {
    expect(compiled({ category_ids: { $contains: ["a"] } })).toEqual({
      text: '"category_ids" @> array[?]::text[]',
      values: ["a"],
    });
    expect(compiled({ category_ids: ["a", "b"] }).text).toBe(
      '"category_ids" && array[?, ?]::text[]',
    );
  });

  it("finds nothing among nothing, and everything without a filter", () => {
    expect(compiled({ id: [] }).text).toBe("false");
    expect(compiled({}).text).toBe("true");
    expect(compiled({ q: "searched elsewhere" }).text).toBe("true");
  });

  it("takes a missing value as different", () => {
    expect(compiled({ id: { $ne: "a" } }).text).toBe('("id" = ?::text) is not true');
    expect(compiled({ id: null }).text).toBe('"id" is null');
  });

  it("refuses fields and operators that it does not know", () => {
    expect(() => compiled({ 'x"; drop table y; --': 1 })).toThrow("There is no field");
    expect(() => compiled({ id: { $near: 1 } as never })).toThrow('"$near" is not supported');
    expect(() => compiled({ id: { $contains: ["a"] } })).toThrow("is not a list");
  });
});
