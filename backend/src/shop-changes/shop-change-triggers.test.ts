import { describe, expect, it } from "vitest";
import { shopChangeStatements } from "./shop-change-triggers";

describe("the triggers that end kept pages", () => {
  const statements = shopChangeStatements();

  it("can be made again without harm", () => {
    for (const statement of statements) expect(statement).toContain("or replace");
  });

  it("see every change of what pages show beside products", () => {
    for (const table of ["category_image", "carousel_slide", "content_version", "post"]) {
      const watched = statements.filter((text) =>
        text.includes(`after insert or update or delete or truncate on "${table}"`),
      );
      expect(watched, table).toHaveLength(1);
    }
  });
});
