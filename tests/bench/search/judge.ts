import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

/** A search with the products, by slug, that it must find; none: it must find nothing. */
export interface JudgedQuery {
  kind: string;
  query: string;
  expected: string[];
  /** Whether it was kept out of sight while rules and rankings were first chosen: every third of those. */
  isHeldOut: boolean;
}

export interface Score {
  queries: number;
  /** Mean of 1 / the place of the first expected product, among the first ten; 0 without any. */
  mrr: number;
  /** Mean share of the expected products that are among the first ten. */
  recallAt10: number;
}

/** Those after these were added because they taught something: rules were made for them. */
const FIRST_JUDGED = 172;

/** How many products of an answer count. */
export const JUDGED = 10;

/** The judged set, tests/bench/search/judged-queries.csv. */
export function judgedQueries(): JudgedQuery[] {
  const text = readFileSync(join(import.meta.dirname, "judged-queries.csv"), "utf8");
  const rows: Record<string, string>[] = parse(text, { columns: true });
  return rows.map(({ Kind = "", Query = "", Expected = "" }, index) => ({
    kind: Kind,
    query: Query,
    expected: Expected.split("|").filter(Boolean),
    isHeldOut: index < FIRST_JUDGED && index % 3 === 2,
  }));
}

/** 1 / the place of the first expected one; where nothing is expected, 1 for an empty answer. */
export function reciprocalRank(expected: readonly string[], found: readonly string[]): number {
  if (expected.length === 0) return found.length === 0 ? 1 : 0;
  const place = found.slice(0, JUDGED).findIndex((one) => expected.includes(one));
  return place === -1 ? 0 : 1 / (place + 1);
}

/** The share of the expected ones among the first ten; where nothing is expected, as above. */
export function recall(expected: readonly string[], found: readonly string[]): number {
  if (expected.length === 0) return found.length === 0 ? 1 : 0;
  const first = found.slice(0, JUDGED);
  return expected.filter((one) => first.includes(one)).length / expected.length;
}

/** The means over judged queries; `found` are the answers, in the same order. */
export function scoreOf(queries: readonly JudgedQuery[], found: readonly string[][]): Score {
  const mean = (of: typeof recall) =>
    queries.reduce((sum, { expected }, index) => sum + of(expected, found[index] ?? []), 0) /
    Math.max(1, queries.length);
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return {
    queries: queries.length,
    mrr: rounded(mean(reciprocalRank)),
    recallAt10: rounded(mean(recall)),
  };
}
