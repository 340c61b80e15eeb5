import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { createClient } from "redis";
import type { SignedIn } from "../medusa/sign-in";
import { SESSION_TABLE } from "./session-table";

/** What Medusa puts before the ids of sessions in Redis. */
const REDIS_SESSIONS = "sess:*";

/** What is kept of a session, as far as it says who is signed in. */
export interface StoredSession {
  auth_context?: Pick<SignedIn, "auth_identity_id" | "iat">;
}

/** Everywhere a person is signed in: in Redis where there is one, else in PostgreSQL. */
export async function listStoredSessions(
  container: MedusaContainer,
  authIdentityId: string,
  redisUrl?: string,
): Promise<StoredSession[]> {
  if (redisUrl) {
    const found: StoredSession[] = [];
    await eachInRedis(redisUrl, authIdentityId, async (_client, _key, session) => {
      found.push(session);
    });
    return found;
  }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  if (!(await database.schema.hasTable(SESSION_TABLE))) return [];
  const { rows } = await database.raw<{ rows: { sess: StoredSession }[] }>(
    `select sess from ${SESSION_TABLE}
      where sess->'auth_context'->>'auth_identity_id' = ? and expire > now()`,
    [authIdentityId],
  );
  return rows.map(({ sess }) => sess);
}

/** Signs a person out everywhere, for commands, which have no request: in Redis where there is one. */
export async function endStoredSessions(
  container: MedusaContainer,
  authIdentityId: string,
  redisUrl?: string,
): Promise<void> {
  if (redisUrl) {
    return eachInRedis(redisUrl, authIdentityId, async (client, key) => {
      await client.del(key);
    });
  }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  // A shop that has never been open has no sessions, and no table of them.
  if (!(await database.schema.hasTable(SESSION_TABLE))) return;
  await database.raw(
    `delete from ${SESSION_TABLE} where sess->'auth_context'->>'auth_identity_id' = ?`,
    [authIdentityId],
  );
}

type Client = ReturnType<typeof createClient>;

async function eachInRedis(
  url: string,
  authIdentityId: string,
  use: (client: Client, key: string, session: StoredSession) => Promise<void>,
): Promise<void> {
  const redis = await import("redis");
  const client: Client = redis.createClient({ url });
  await client.connect();
  try {
    for await (const keys of client.scanIterator({ MATCH: REDIS_SESSIONS, COUNT: 500 })) {
      for (const key of keys) {
        const session: StoredSession = JSON.parse((await client.get(key)) ?? "{}");
        if (session.auth_context?.auth_identity_id === authIdentityId) {
          await use(client, key, session);
        }
      }
    }
  } finally {
    await client.close();
  }
}
