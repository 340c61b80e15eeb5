import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

/** Medusa remembers by its name alone that a migration ran: of two with one name the later is left out. */
it("no two migrations of the modules have one name", () => {
  const names = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
    .filter((path) => /migrations[\\/]Migration\d+\.ts$/.test(path))
    .map((path) => path.slice(path.lastIndexOf("Migration")));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
