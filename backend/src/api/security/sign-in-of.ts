import { createHash } from "node:crypto";
import { getAuthContextFromJwtToken, type MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type CurrentSignIn, currentSignIn } from "../../accounts/current-account";
import type { SignedIn } from "../../medusa/sign-in";
import { STAFF_ACTIVITY_MODULE } from "../../modules/staff-activity";
import type StaffActivityModuleService from "../../modules/staff-activity/service";
import { actorOf, identify } from "../../security-events/event-origin";
import { isActivity } from "./is-activity";
import { type ShopSession, sessionOf, signOut } from "./session";
import { endOfSignIn, isOver, type SignInEnd } from "./sign-in-times";

/** A session or token that counts at this moment. */
export interface SignIn extends CurrentSignIn {
  /** When the session ends; undefined for a token, which says so itself. */
  end?: SignInEnd;
}

/** Guard and route ask for the same request. */
const found = new WeakMap<MedusaRequest, Promise<SignIn | undefined>>();

/** Activity is noted at most so often. */
const NOTE_EVERY_MS = 30 * 1000;

/**
 * Whose request it is, by session, else by token, looked up afresh for each request. A session that
 * is over, or whose account was removed or changed, is ended here; a token of that kind is dropped
 * from the request (decision 026).
 */
export function signInOf(request: MedusaRequest): Promise<SignIn | undefined> {
  const known = found.get(request) ?? identifiedSignIn(request);
  found.set(request, known);
  return known;
}

async function identifiedSignIn(request: MedusaRequest): Promise<SignIn | undefined> {
  const signIn = await findSignIn(request);
  if (signIn?.account) identify(request.scope, actorOf(signIn.account));
  return signIn;
}

async function findSignIn(request: MedusaRequest): Promise<SignIn | undefined> {
  const session = sessionOf(request);
  const inSession = session?.auth_context;
  const bySession = inSession && (await signInBySession(request, session, inSession));
  if (bySession) return bySession;
  if (inSession) await signOut(request);
  return signInByToken(request);
}

async function signInBySession(
  request: MedusaRequest,
  session: ShopSession,
  signedIn: SignedIn,
): Promise<SignIn | undefined> {
  const current = await currentSignIn(request.scope, signedIn);
  if (!current) return undefined;
  const { actor_type: actor, iat } = signedIn;
  // Sessions from before this rule do not say when they began.
  const passwordAt = new Date((iat ?? 0) * 1000);
  const id = createHash("sha256").update(session.id).digest("base64url");
  const activity: StaffActivityModuleService = request.scope.resolve(STAFF_ACTIVITY_MODULE);
  const isStaff = actor === "user";
  const activeAt = isStaff ? await activity.lastActivity(id) : undefined;
  const now = new Date();
  const end = endOfSignIn(actor, { passwordAt, activeAt });
  if (isOver(end, now)) return undefined;
  const isDue = now.getTime() - (activeAt?.getTime() ?? 0) > NOTE_EVERY_MS;
  if (!isStaff || !isDue || !isActivity(request)) return { ...current, end };
  await activity.note(id);
  return { ...current, end: endOfSignIn(actor, { passwordAt, activeAt: now }) };
}

async function signInByToken(request: MedusaRequest): Promise<SignIn | undefined> {
  const signedIn = tokenOf(request);
  if (!signedIn) return undefined;
  const current = await currentSignIn(request.scope, signedIn);
  if (!current) delete request.headers.authorization;
  return current;
}

/** What the request's bearer token says; undefined without a good one. It may be stale. */
export function tokenOf(request: MedusaRequest): SignedIn | undefined {
  const { authorization } = request.headers;
  if (!authorization) return undefined;
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  const signedIn = getAuthContextFromJwtToken(
    authorization,
    http.jwtSecret as string,
    ["bearer"],
    ["user", "customer"],
    http.jwtPublicKey,
    http.jwtVerifyOptions ?? http.jwtOptions,
  ) as SignedIn | null;
  return signedIn ?? undefined;
}
