import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { SessionData, Store } from "express-session";
import type { Account } from "../../accounts/account";
import { EMAIL_PASSWORD, type SignedIn } from "../../medusa/sign-in";

/** What of express-session the shop uses; Medusa types a request's session as unknown. */
export interface ShopSession {
  id: string;
  auth_context?: SignedIn;
  regenerate(done: (error?: unknown) => void): void;
  save(done: (error?: unknown) => void): void;
  destroy(done: (error?: unknown) => void): void;
}

/** The session of a request; express-session has put it there before any route. */
export function sessionOf(request: MedusaRequest): ShopSession {
  return request.session as ShopSession;
}

/** Where sessions are kept. */
export function sessionStoreOf(request: MedusaRequest): Store {
  return (request as unknown as { sessionStore: Store }).sessionStore;
}

/** Gives the browser a new session id, as every sign-in must. */
export async function renewSession(request: MedusaRequest): Promise<ShopSession> {
  await settled((done) => sessionOf(request).regenerate(done));
  return sessionOf(request);
}

/** Signs a person in, for `/api`, `/admin` and Medusa Admin alike. Resolves when it is stored. */
export async function signIn(
  request: MedusaRequest,
  { authIdentityId, actorType, user }: Account,
): Promise<void> {
  const session = await renewSession(request);
  session.auth_context = {
    actor_id: user.id,
    actor_type: actorType,
    auth_identity_id: authIdentityId,
    auth_provider: EMAIL_PASSWORD,
    mfa_enabled: false,
    mfa_challenge_completed_at: null,
    app_metadata: { [`${actorType}_id`]: user.id },
    user_metadata: {},
  };
  await settled((done) => session.save(done));
}

/** Ends the session and takes its cookie back. */
export async function signOut(request: MedusaRequest): Promise<void> {
  const { sessionOptions, cookieOptions } = request.scope.resolve(
    ContainerRegistrationKeys.CONFIG_MODULE,
  ).projectConfig;
  await settled((done) => sessionOf(request).destroy(done));
  request.res?.clearCookie(sessionOptions?.name ?? "connect.sid", { path: "/", ...cookieOptions });
}

/** Whether a stored session belongs to this sign-in data. */
export function isSessionOf(session: SessionData, authIdentityId: string): boolean {
  const { auth_context: signedIn } = session as SessionData & Partial<ShopSession>;
  return signedIn?.auth_identity_id === authIdentityId;
}

function settled(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}
