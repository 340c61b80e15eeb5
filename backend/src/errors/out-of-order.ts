/** What of the machinery below the shop does not do its work. */
export type OutOfOrder = "database-away" | "redis-away" | "files-away" | "no-room";

/**
 * What PostgreSQL says while it starts, ends or lets nobody in, and what a connection says that nobody
 * answers: https://www.postgresql.org/docs/current/errcodes-appendix.html. That all connections are in
 * use (53300) is not among them: the next one to become free will do.
 */
const AWAY_CODES = new Set([
  ...["57P01", "57P02", "57P03", "57P05", "08000", "08001", "08003", "08004", "08006"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ETIMEDOUT"],
]);
/** PostgreSQL has no code of its own for a database that is closed. */
const CLOSED = / is not currently accepting connections$/;
/** The words of the driver and of the pool, which have no code either. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout expired$|Knex: Timeout acquiring a connection)/;

/** The words of Redis's driver, which gave up on a command. */
const NO_REDIS =
  /^(?:Reached the max retries per request limit|Connection is closed\.$|Command timed out$)/;

/** What the file store says of itself, in whatever shape it arrives. */
const NO_FILES = "FILES_AWAY";

/**
 * A disk, a quota or a process's own limit that is full, PostgreSQL's own too, and one that was made
 * read-only to save it.
 */
const FULL_CODES = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "53100"]);

/**
 * Whether an error says that the database, Redis or the store of files is away, or that nothing more can
 * be written; undefined for all others. Workflows throw what their steps threw as plain objects, and mappers errors
 * of their own with the code of the first.
 */
export function outOfOrder(error: unknown): OutOfOrder | undefined {
  const { code, message } = saidBy(error);
  if (FULL_CODES.has(code)) return "no-room";
  if (code === NO_FILES) return "files-away";
  if (NO_REDIS.test(message)) return "redis-away";
  return isRefused(error) || LOST.test(message) ? "database-away" : undefined;
}

/** Whether an error says that nobody is let in, as one that only came late does not. */
export function isRefused(error: unknown): boolean {
  const { code, message } = saidBy(error);
  return AWAY_CODES.has(code) || CLOSED.test(message);
}

function saidBy(error: unknown): { code: string; message: string } {
  if (typeof error !== "object" || error === null) return { code: "", message: "" };
  const said = (name: "code" | "message") =>
    name in error ? String(Reflect.get(error, name)) : "";
  return { code: said("code"), message: said("message") };
}
