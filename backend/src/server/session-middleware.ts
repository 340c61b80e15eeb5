import { STAFF_SESSION_HOURS } from "@eldercare/contracts";
import type { ConfigModule } from "@medusajs/framework/types";
import connectPgSimple from "connect-pg-simple";
import type { RequestHandler } from "express";
import session from "express-session";
import type { Pool } from "pg";
import { SESSION_TABLE } from "../accounts/session-table";

/**
 * Sessions kept in PostgreSQL, so that a restart signs nobody out. Medusa's own session middleware
 * sees `req.session` and steps aside; cookie name and options are the ones of medusa-config.ts,
 * because Medusa's sign-out clears that cookie. How long a sign-in lasts is not decided here but at
 * each request (`api/security/sign-in-of.ts`): the store's own end moves on with every use.
 */
export async function createSessionMiddleware(
  pool: Pool,
  { sessionOptions, cookieOptions, http }: ConfigModule["projectConfig"],
): Promise<RequestHandler> {
  await createSessionTable(pool);
  const PostgresStore = connectPgSimple(session);
  const maxAge = sessionOptions?.ttl ?? STAFF_SESSION_HOURS * 60 * 60 * 1000;
  return session({
    name: sessionOptions?.name,
    secret: String(http.cookieSecret),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    proxy: true,
    cookie: { ...cookieOptions, maxAge },
    store: new PostgresStore({
      pool,
      tableName: SESSION_TABLE,
      ttl: maxAge / 1000,
      pruneSessionInterval: 15 * 60,
      errorLog: () => undefined,
    }),
  });
}

/** `if not exists` alone can fail when two servers start at once, so one waits for the other. */
async function createSessionTable(pool: Pool): Promise<void> {
  await pool.query(`
    begin;
    select pg_advisory_xact_lock(hashtext('${SESSION_TABLE}'));
    create table if not exists ${SESSION_TABLE} (
      sid varchar primary key,
      sess json not null,
      expire timestamp(6) not null
    );
    create index if not exists idx_${SESSION_TABLE}_expire on ${SESSION_TABLE} (expire);
    commit;
  `);
}
