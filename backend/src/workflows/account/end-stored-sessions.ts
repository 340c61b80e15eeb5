import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createClient } from "redis";
import { SESSION_TABLE } from "../../accounts/session-table";

/** What Medusa puts before the ids of sessions in Redis. */
const REDIS_SESSIONS = "sess:*";

/** Signs a person out everywhere, for commands, which have no request: in Redis where there is one. */
export async function endStoredSessions(
  container: MedusaContainer,
  authIdentityId: string,
  redisUrl?: string,
): Promise<void> {
  if (redisUrl) return endInRedis(redisUrl, authIdentityId);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  // A shop that has never been open has no sessions, and no table of them.
  if (!(await database.schema.hasTable(SESSION_TABLE))) return;
  await database.raw(
    `delete from ${SESSION_TABLE} where sess->'auth_context'->>'auth_identity_id' = ?`,
    [authIdentityId],
  );
}

async function endInRedis(url: string, authIdentityId: string): Promise<void> {
  const client = createClient({ url });
  await client.connect();
  try {
    for await (const keys of client.scanIterator({ MATCH: REDIS_SESSIONS, COUNT: 500 })) {
      for (const key of keys) {
        if (isSessionOf(await client.get(key), authIdentityId)) await client.del(key);
      }
    }
  } finally {
    await client.close();
  }
}

function isSessionOf(text: string | null, authIdentityId: string): boolean {
  const session: { auth_context?: { auth_identity_id?: string } } = JSON.parse(text ?? "{}");
  return session.auth_context?.auth_identity_id === authIdentityId;
}
