import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { beforeAll, describe, expect, it } from "vitest";

/**
 * What a statement of a migration does to servers of the version before, which go on while the tables change
 * (docs/operations.md, "Upgrading the shop"): it takes away what they read, or lets them wait.
 */
const DANGERS: readonly (readonly [says: string, statement: RegExp])[] = [
  ["drops a table", /\bdrop\s+table\b/i],
  ["drops a column", /\bdrop\s+column\b/i],
  ["renames a table or a column", /\balter\s+table\b[^;]*\brename\s+(?!constraint\b)/i],
  ["changes a column's type", /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ["demands what an older version does not write", /\bset\s+not\s+null\b/i],
  ["rewrites a table", /\balter\s+table\b[^;]*\bgenerated\s+always\b/i],
];
/** An added column, up to the next one. */
const ADDED_COLUMN = /\badd\s+column\b(?:(?!\badd\s+column\b)[^;])*/gi;
const INDEX = /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b)[^;]*?\bon\s+"?(\w+)/gi;
const CREATED = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi;
/** Its lock stays until the transaction of the module's migrations ends, whatever they read meanwhile. */
const TRIGGER = /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\b[^;]*?\bon\s+"?(\w+)/gi;
const CONSTRAINT = /\balter\s+table\b[^;]*\badd\s+constraint\b(?![^;]*\bnot\s+valid\b)/i;

/** What these statements do that an older version may not survive, or that has to rewrite a table. */
function migrationDangers(statements: readonly string[]): string[] {
  const all = statements.join(";\n");
  const found = DANGERS.filter(([, statement]) => statement.test(all)).map(([says]) => says);
  const isDemanding = (all.match(ADDED_COLUMN) ?? []).some(
    (column) => /\bnot\s+null\b/i.test(column) && !/\b(?:default|generated)\b/i.test(column),
  );
  return isDemanding ? [...found, "demands what an older version does not write"] : found;
}

/** Tables that these statements keep closed to writes while they read all of them. */
function tablesHeld(statements: readonly string[]): string[] {
  const all = statements.join(";\n");
  const created = new Set([...all.matchAll(CREATED)].map(([, table]) => table));
  const named = [INDEX, TRIGGER].flatMap((statement) =>
    [...all.matchAll(statement)].flatMap(([, table = ""]) => table),
  );
  const constrained = statements
    .filter((statement) => CONSTRAINT.test(statement))
    .map((statement) => /\balter\s+table\s+(?:if\s+exists\s+)?"?(\w+)/i.exec(statement)?.[1] ?? "");
  return [...new Set([...named, ...constrained])].filter((table) => !created.has(table));
}

/**
 * Migrations that an older version does not survive, or that rewrite a table, each with its reason: the upgrade
 * that brings one needs a pause. docs/operations.md names them, too. A new one is better done in two versions:
 * one that writes both, and a later one that takes the old away.
 */
const NEED_A_PAUSE: Record<string, string> = {
  Migration20261122010000:
    "the imports' tables got the code's words, before the shop was open anywhere",
  Migration20261122010100:
    "columns of orders got the code's words, before the shop was open anywhere",
  Migration20261123094000: "orders are found by a stored column, which rewrites their table",
  Migration20261123133500:
    "the words that orders are found by are folded anew, in their stored column",
  Migration20261123133600: "the same of posts",
};
/** Until here nobody looked for tables that are held; from here on it is a script with `concurrently`. */
const LAST_THAT_HOLDS_TABLES = "Migration20261125190000";
/** Of those since then, with its reason; docs/operations.md says how long it takes. */
const HOLD_A_TABLE: Record<string, string> = {
  Migration20261126013000:
    "the sums of orders and the orders that they are of have to be those of one moment",
  Migration20261127010000: "the same of each day's sums",
};
const SCRIPTS_THAT_HOLD_TABLES = [
  ...["index-accounts.ts", "index-customers.ts", "index-folded-customers.ts"],
  ...["index-order-sales.ts", "index-skus.ts", "index-waiting-parcels.ts"],
];

describe("what is dangerous to servers of the version before", () => {
  it.each([
    ["drop table if exists a", "drops a table"],
    ["alter table a drop column if exists b", "drops a column"],
    ['alter table "a" rename column "b" to "c"', "renames a table or a column"],
    ["alter table if exists a rename to b", "renames a table or a column"],
    ["alter table a alter column b type integer", "changes a column's type"],
    ["alter table a alter column b set not null", "demands what an older version does not write"],
    [
      "alter table a add column b text null, add column c text not null",
      "demands what an older version does not write",
    ],
    ["alter table a add column b text generated always as (lower(c)) stored", "rewrites a table"],
  ])("%s", (statement, says) => {
    expect(migrationDangers([statement])).toEqual([says]);
  });

  it.each([
    "create table if not exists a (b text generated always as (lower(c)) stored)",
    "alter table a add column b text null",
    "alter table a add column b boolean not null default false, add column c text null",
    "alter table a rename constraint b to c",
    "drop index if exists a",
  ])("is not: %s", (statement) => {
    expect(migrationDangers([statement])).toEqual([]);
  });

  it("a table is held while an index is built or a rule is looked at, and from a trigger on, unless it is new", () => {
    expect(tablesHeld(['create unique index "b" on "a" (c)'])).toEqual(["a"]);
    expect(tablesHeld(["alter table if exists a add constraint b check (c > 0)"])).toEqual(["a"]);
    expect(tablesHeld(["alter table a add constraint b check (c > 0) not valid"])).toEqual([]);
    expect(tablesHeld(["create index concurrently if not exists b on a (c)"])).toEqual([]);
    expect(
      tablesHeld([
        'create or replace trigger b after update or insert on "a" execute function c()',
      ]),
    ).toEqual(["a"]);
    expect(tablesHeld(["create table a (c text)", "create index b on a (c)"])).toEqual([]);
  });
});

describe("the shop's migrations", () => {
  const statementsOf = new Map<string, string[]>();
  beforeAll(async () => {
    for (const path of readdirSync(__dirname, { recursive: true, encoding: "utf8" })) {
      const [, name] = /migrations[\\/](Migration\d+)\.ts$/.exec(path) ?? [];
      if (!name) continue;
      const file: Record<string, new (...none: unknown[]) => Migration> = await import(
        join(__dirname, path)
      );
      const migration = new (file[name] ?? expect.fail(`${path} has no ${name}`))();
      await migration.up();
      statementsOf.set(name, migration.getQueries().map(String));
    }
  });

  it("take nothing from an older version and rewrite no table, but for those that are named", () => {
    expect(statementsOf.size).toBeGreaterThan(50);
    const found = [...statementsOf]
      .map(([name, statements]) => ({ name, dangers: migrationDangers(statements) }))
      .filter(({ dangers }) => dangers.length > 0);
    const unnamed = found.filter(({ name }) => NEED_A_PAUSE[name] === undefined);
    expect(unnamed, "Write it so that an older version goes on, or name it").toEqual([]);
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(NEED_A_PAUSE).sort());
  });

  it("are named where operators read which upgrade needs a pause, or lets buyers wait", () => {
    const operations = readFileSync(join(__dirname, "../../../docs/operations.md"), "utf8");
    const [, part = ""] = operations.split("\n## Upgrading the shop\n");
    const named = [...(part.split("\n## ")[0] ?? "").matchAll(/Migration\d{14}/g)].map(
      ([name]) => name,
    );
    const known = Object.keys({ ...NEED_A_PAUSE, ...HOLD_A_TABLE });
    expect([...new Set(named)].sort()).toEqual(known.sort());
  });

  it("hold no table that buyers write to, but for those that are named: an index is a script's, with `concurrently`", () => {
    const holding = [...statementsOf]
      .filter(
        ([name, statements]) => name > LAST_THAT_HOLDS_TABLES && tablesHeld(statements).length > 0,
      )
      .map(([name]) => name);
    expect(holding).toEqual(Object.keys(HOLD_A_TABLE));
    const scripts = join(__dirname, "../migration-scripts");
    const scriptsHolding = readdirSync(scripts).filter(
      (name) => tablesHeld([readFileSync(join(scripts, name), "utf8")]).length > 0,
    );
    expect(scriptsHolding).toEqual(SCRIPTS_THAT_HOLD_TABLES);
    for (const name of readdirSync(scripts))
      expect(migrationDangers([readFileSync(join(scripts, name), "utf8")]), name).toEqual([]);
  });
});
