import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { ProductListResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { JUDGED, type JudgedQuery, judgedQueries, type Score, scoreOf } from "./search/judge.ts";
import { openStockProvider } from "./search/stock-provider.ts";

/**
 * `npm run bench -- search`: how well the search finds what people type, by the judged set of
 * tests/bench/search, for the shop's `GET /api/products` and for Medusa's own PostgreSQL provider
 * with the same documents. `--misses` names each search that is not answered in full (of those that
 * are not held out). Writes tests/bench/results/search.json; ends with 1 when the shop misses a target.
 */
const TARGETS = { mrr: 0.9, recallAt10: 0.95 };

const medusaUrl = process.env.MEDUSA_URL ?? "http://localhost:9000";
const { DATABASE_URL = "" } = process.env;
const queries = judgedQueries();

const stock = await openStockProvider(DATABASE_URL);
let results: Record<string, Record<string, Score>>;
try {
  const ours = await answers((query) => shopSlugs(query));
  const theirs = await answers((query) => stock.slugsFor(query, JUDGED));
  results = { shop: scores(ours), stockProvider: scores(theirs) };
  if (process.argv.includes("--misses")) printMisses(ours);
} finally {
  await stock.close();
}

for (const [name, parts] of Object.entries(results)) {
  for (const [part, { queries: count, mrr, recallAt10 }] of Object.entries(parts)) {
    console.log(
      `${name.padEnd(14)} ${part.padEnd(9)} ${count} searches: MRR ${mrr}, recall@10 ${recallAt10}`,
    );
  }
}
await writeFile(
  join(import.meta.dirname, "results/search.json"),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cpus: cpus().length, targets: TARGETS, results }, null, 2)}\n`,
);
const all = results.shop?.all;
if (!all || all.mrr < TARGETS.mrr || all.recallAt10 < TARGETS.recallAt10) process.exitCode = 1;

async function answers(ask: (query: string) => Promise<string[]>): Promise<string[][]> {
  const found: string[][] = [];
  for (const { query } of queries) found.push(await ask(query));
  return found;
}

async function shopSlugs(search: string): Promise<string[]> {
  const address = addressOf("products.list", { query: { search, limit: String(JUDGED) } });
  const response = await fetch(`${medusaUrl}${address}`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ProductListResponse.parse(await response.json()).products.map(({ slug }) => slug);
}

/** All together, those held out, and each kind. */
function scores(found: readonly string[][]): Record<string, Score> {
  const part = (belongs: (query: JudgedQuery) => boolean) => {
    const places = queries.flatMap((query, index) => (belongs(query) ? [index] : []));
    return scoreOf(
      places.flatMap((place) => queries[place] ?? []),
      places.flatMap((place) => [found[place] ?? []]),
    );
  };
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return {
    all: part(() => true),
    heldOut: part(({ isHeldOut }) => isHeldOut),
    ...Object.fromEntries(kinds.map((kind) => [kind, part((query) => query.kind === kind)])),
  };
}

function printMisses(found: readonly string[][]): void {
  for (const [index, query] of queries.entries()) {
    if (query.isHeldOut) continue;
    const { mrr, recallAt10 } = scoreOf([query], [found[index] ?? []]);
    if (mrr === 1 && recallAt10 === 1) continue;
    console.log(
      `  ${query.query}: wanted ${query.expected.join(", ") || "nothing"}; found ${found[index]?.join(", ") || "nothing"}`,
    );
  }
}
