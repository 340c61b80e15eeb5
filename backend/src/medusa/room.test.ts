import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEDUSA_TABLES, type MedusaTable } from "./tables";

const BACKEND = join(__dirname, "..");
const PACKAGES = join(BACKEND, "../../node_modules/@medusajs");

const isHere = (path: string) => path.startsWith("medusa/");

/** The backend's sources without comments, tests and migrations. */
const sources = readdirSync(BACKEND, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.tsx?$/.test(path))
  .filter((path) => !/(?:^|\/)migrations\/|^migration-scripts\//.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(BACKEND, path), "utf8")) }));

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:])\/\/.*$/gm, "$1");
}

/** All tables of Medusa's: what the installed packages' migrations make, and those of links that we name. */
const tables = new Set<string>([
  ...Object.keys(MEDUSA_TABLES),
  ...readdirSync(PACKAGES)
    .map((name) => join(PACKAGES, name, "dist/migrations"))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith(".js"))
    .flatMap((path) => [
      ...readFileSync(path, "utf8").matchAll(/create table (?:if not exists )?"(\w+)"/gi),
    ])
    .flatMap(([, name]) => name ?? []),
]);

/** Medusa's tables that a source names in SQL, in the query builder, or in a list for either. */
function tablesNamedIn(text: string): string[] {
  const inSql = text.matchAll(
    /\b(?:from|join|update|into|on|table|truncate) "?([a-z_]+)"?(?![\w.:(-])/g,
  );
  const built = /PG_CONNECTION|mikro-orm\/knex/.test(text)
    ? text.matchAll(/(?:[([]|database,\s+|transaction,\s+|table: )"([a-z_]+)"(?=[,)])/g)
    : [];
  return [...inSql, ...built].flatMap(([, name]) => (name && tables.has(name) ? name : []));
}

/** Columns, as `table.column`, that the SQL of a source takes of Medusa's tables under an alias. */
function columnsNamedIn(text: string): { of: MedusaTable[]; name: string }[] {
  const aliases = new Map<string, Set<string>>();
  const named = /\b(?:from|join|update|into) "?([a-z_]+)"? (?:as )?([a-z]\w*)/g;
  for (const [, table = "", alias = ""] of text.matchAll(named))
    aliases.set(alias, (aliases.get(alias) ?? new Set()).add(table));
  for (const [, alias = ""] of text.matchAll(/\bas ([a-z]\w*)\(/g)) aliases.set(alias, new Set());
  const sql = (text.match(/`[^`]*`|"[^"\n]*"/g) ?? []).join("\n");
  return [...sql.matchAll(/(?<![\w.${])([a-z]\w*)\.([a-z_]+)\b/g)].flatMap(
    ([, alias = "", name = ""]) => {
      const known = [...(aliases.get(alias) ?? [])];
      const isMedusas = known.length > 0 && known.every((table) => table in MEDUSA_TABLES);
      return isMedusas ? [{ of: known as MedusaTable[], name }] : [];
    },
  );
}

const problems = (find: (source: { path: string; text: string }) => readonly string[]) =>
  sources.flatMap((source) =>
    [...new Set(find(source))].map((found) => `${source.path}: ${found}`),
  );

test("SQL that names Medusa's tables stands in this room", () => {
  const elsewhere = problems(({ path, text }) => (isHere(path) ? [] : tablesNamedIn(text)));
  expect(elsewhere).toEqual([]);
});

test("every table of Medusa's that SQL names is known here", () => {
  expect(
    problems(({ text }) => tablesNamedIn(text).filter((name) => !(name in MEDUSA_TABLES))),
  ).toEqual([]);
});

test("every column that SQL takes of such a table is known here", () => {
  const unknown = problems(({ text }) =>
    columnsNamedIn(text)
      .filter(({ of, name }) => !of.some((table) => name in MEDUSA_TABLES[table]))
      .map(({ of, name }) => `${of.join(" or ")}.${name}`),
  );
  expect(unknown).toEqual([]);
});

test("the tables that are known here are still named somewhere", () => {
  const texts = sources.filter(({ path }) => path !== "medusa/tables.ts").map(({ text }) => text);
  const isNamed = (table: string) => texts.some((text) => new RegExp(`\\b${table}\\b`).test(text));
  expect(Object.keys(MEDUSA_TABLES).filter((table) => !isNamed(table))).toEqual([]);
});

test("only this room imports from within Medusa's packages", () => {
  const deep = problems(({ path, text }) =>
    isHere(path) ? [] : (text.match(/"@medusajs\/[\w-]+\/(?:dist|src|loaders)\b[^"]*"/g) ?? []),
  );
  expect(deep).toEqual([]);
});
