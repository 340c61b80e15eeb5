import { SIGNED_IN_COOKIE } from "@eldercare/contracts";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { SessionData, Store } from "express-session";
import type { Account } from "../../accounts/account";
import { EMAIL_PASSWORD, type SignedIn } from "../../medusa/sign-in";
import { lifetimeMs } from "./sign-in-times";

/** What of express-session the shop uses; Medusa types a request's session as unknown. */
export interface ShopSession {
  id: string;
  auth_context?: SignedIn;
  cookie: { maxAge?: number | null };
  regenerate(done: (error?: unknown) => void): void;
  save(done: (error?: unknown) => void): void;
  destroy(done: (error?: unknown) => void): void;
}

/** The session of a request; express-session puts it there before any route, and {@link signOut} takes it away. */
export function sessionOf(request: MedusaRequest): ShopSession | undefined {
  return request.session as ShopSession | undefined;
}

/** express-session gives stores a method that its types leave out: a new session for a request. */
type SessionStore = Store & { generate(request: MedusaRequest): void };

/** Where sessions are kept. */
export function sessionStoreOf(request: MedusaRequest): SessionStore {
  return (request as unknown as { sessionStore: SessionStore }).sessionStore;
}

/** Gives the browser a new session id, as every sign-in must. */
export async function renewSession(request: MedusaRequest): Promise<ShopSession> {
  const old = sessionOf(request);
  if (old) await settled((done) => old.regenerate(done));
  else sessionStoreOf(request).generate(request);
  return request.session as ShopSession;
}

/**
 * Signs a person in, for `/api`, `/admin` and Medusa Admin alike; `secondFactorAt` says when the
 * second factor was given, if it was. Resolves when it is stored.
 */
export async function signIn(
  request: MedusaRequest,
  { authIdentityId, actorType, user }: Account,
  secondFactorAt?: Date,
): Promise<ShopSession> {
  const [provider] = await request.scope
    .resolve(Modules.AUTH)
    .listProviderIdentities(
      { auth_identity_id: authIdentityId, provider: EMAIL_PASSWORD },
      { take: 1 },
    );
  const session = await renewSession(request);
  session.cookie.maxAge = lifetimeMs(actorType);
  session.auth_context = {
    actor_id: user.id,
    actor_type: actorType,
    auth_identity_id: authIdentityId,
    auth_provider: EMAIL_PASSWORD,
    mfa_enabled: Boolean(secondFactorAt),
    mfa_challenge_completed_at: secondFactorAt?.toISOString() ?? null,
    app_metadata: { [`${actorType}_id`]: user.id },
    user_metadata: provider?.user_metadata ?? {},
    iat: Math.floor(Date.now() / 1000),
  };
  await settled((done) => session.save(done));
  hintSignedIn(request, lifetimeMs(actorType));
  return session;
}

/** Tells the shop's pages for so many milliseconds that somebody is probably signed in; 0: that nobody is. */
export function hintSignedIn(request: MedusaRequest, maxAge: number): void {
  const { cookieOptions } = projectConfigOf(request);
  const secure = cookieOptions?.secure ?? false;
  const value = maxAge > 0 ? "yes" : "";
  request.res?.cookie(SIGNED_IN_COOKIE, value, { path: "/", sameSite: "strict", secure, maxAge });
}

const projectConfigOf = (request: MedusaRequest) =>
  request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;

/** Ends the session and takes its cookie back. */
export async function signOut(request: MedusaRequest): Promise<void> {
  const session = sessionOf(request);
  if (session) await settled((done) => session.destroy(done));
  const { sessionOptions, cookieOptions } = projectConfigOf(request);
  request.res?.clearCookie(sessionOptions?.name ?? "connect.sid", { path: "/", ...cookieOptions });
  hintSignedIn(request, 0);
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
