import { log } from "@eldercare/server";
import { statements } from "../measures/measures";

/** What is told of a statement: nothing of it but the text with placeholders. */
interface Statement {
  __knexQueryUid: string;
  sql?: string;
}

/** Medusa's one connection to the database, which tells of every statement (knex). */
interface Connection {
  on(event: "query", told: (statement: Statement) => void): unknown;
  on(event: "query-response", told: (rows: unknown, statement: Statement) => void): unknown;
  on(event: "query-error", told: (error: unknown, statement: Statement) => void): unknown;
}

/** Somebody waits for it, and it is no export. */
const SLOW_MS = 2000;
/** Statements that are read in pieces never say that they ended: the oldest are forgotten. */
const MOST_UNDER_WAY = 10_000;

/**
 * Measures every statement, and writes a line for each that took long, with the id of the request that it was made for.
 * Its values are not written: they may be anybody's.
 */
export function watchDatabase(connection: Connection): void {
  const begun = new Map<string, number>();
  const ended = ({ __knexQueryUid: id, sql: statement }: Statement, outcome: "ok" | "failed") => {
    const since = begun.get(id);
    begun.delete(id);
    if (since === undefined) return;
    const durationMs = performance.now() - since;
    statements.observe({ outcome }, durationMs / 1000);
    if (durationMs < SLOW_MS) return;
    const seconds = (durationMs / 1000).toFixed(1);
    log().warn(`A statement took ${seconds} s.`, { asked: "database", durationMs, statement });
  };
  connection.on("query", ({ __knexQueryUid: id }) => {
    begun.set(id, performance.now());
    if (begun.size <= MOST_UNDER_WAY) return;
    const [oldest] = begun.keys();
    if (oldest !== undefined) begun.delete(oldest);
  });
  connection.on("query-response", (_rows, statement) => ended(statement, "ok"));
  connection.on("query-error", (_error, statement) => ended(statement, "failed"));
}
