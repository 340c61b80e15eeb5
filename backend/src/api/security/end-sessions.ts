import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { SessionData, Store } from "express-session";
import { SESSION_TABLE } from "../../accounts/session-table";
import { isSessionOf, sessionStoreOf } from "./session";

/** Stores that can list sessions, like Redis', give each its id. */
type ListedSession = SessionData & { id: string };

/** Signs somebody out everywhere, except in the session `keep` if one is named. */
export async function endSessions(
  request: MedusaRequest,
  authIdentityId: string,
  keep?: string,
): Promise<void> {
  const store = sessionStoreOf(request);
  if (store.all) {
    const sessions = (await listed(store)).filter((session) =>
      isSessionOf(session, authIdentityId),
    );
    await Promise.all(
      sessions.filter(({ id }) => id !== keep).map(({ id }) => destroyed(store, id)),
    );
    return;
  }
  await request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `delete from ${SESSION_TABLE}
        where sess->'auth_context'->>'auth_identity_id' = ? and sid <> ?`,
    [authIdentityId, keep ?? ""],
  );
}

function listed(store: Store): Promise<ListedSession[]> {
  return new Promise((resolve, reject) => {
    store.all?.((error, sessions) => {
      if (error) reject(error);
      else resolve(Object.values(sessions ?? {}) as ListedSession[]);
    });
  });
}

function destroyed(store: Store, id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    store.destroy(id, (error) => (error ? reject(error) : resolve()));
  });
}
