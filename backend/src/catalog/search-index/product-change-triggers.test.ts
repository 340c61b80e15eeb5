import { describe, expect, it } from "vitest";
import { productChangeStatements } from "./product-change-triggers";

describe("productChangeStatements", () => {
  const statements = productChangeStatements();

  it("can be run again without harm", () => {
    for (const statement of statements) {
      expect(statement).toMatch(/if not exists|or replace|on conflict do nothing/);
    }
  });

  it("watches inserts, updates and deletes of every table that a product is read from", () => {
    const triggers = statements.filter((statement) =>
      statement.includes("create or replace trigger"),
    );
    for (const table of ["product", "product_variant", "price", "price_list", "inventory_level"]) {
      for (const event of ["insert", "update", "delete"]) {
        const watched = triggers.filter((text) => text.includes(`after ${event} on "${table}"`));
        expect(watched, `${event} on ${table}`).toHaveLength(1);
      }
    }
  });

  it("gives each trigger a name of its own that PostgreSQL does not cut", () => {
    const names = statements.flatMap((text) => /replace trigger (\S+)/.exec(text)?.[1] ?? []);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(63);
  });

  it("holds no placeholder that a driver would fill", () => {
    expect(statements.join("\n")).not.toContain("?");
  });
});
