import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { authenticate } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import type { Account } from "../../accounts/account";
import { findAccountOf } from "../../accounts/find-account";
import { Refusal } from "../../errors/refusal";
import type { SignedIn } from "../../medusa/sign-in";

type Handler = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => Promise<void>;

/** Medusa's guard: it reads sessions, and tokens of staff who work with programs. */
const recognise = authenticate(["user", "customer"], ["session", "bearer"], {
  allowUnauthenticated: true,
  requireMfa: false,
}) as unknown as Handler;

export const SIGNED_OUT = "Please sign in first.";
export const NOT_AN_ADMIN = "You need admin privileges for this.";

/** Guard and route ask for the same request. */
const found = new WeakMap<MedusaRequest, Promise<Account>>();

/**
 * Whose request it is, looked up afresh for each request: an account that was deleted, or whose
 * address is not verified, is signed out. Throws a {@link Refusal} "signed-out".
 */
export function signedInAccount(request: MedusaRequest): Promise<Account> {
  const account = found.get(request) ?? findSignedIn(request);
  found.set(request, account);
  return account;
}

async function findSignedIn(request: MedusaRequest): Promise<Account> {
  await recognise(request, request.res as MedusaResponse, () => undefined);
  const { auth_context: signedIn } = request as MedusaRequest & { auth_context?: SignedIn };
  const account = signedIn && isComplete(signedIn) && (await accountOf(request, signedIn));
  if (!account) throw new Refusal("signed-out", SIGNED_OUT);
  return account;
}

/** Medusa Admin's sign-in opens a session before the second factor was given. */
function isComplete({
  actor_id: id,
  mfa_enabled: needed,
  mfa_challenge_completed_at: at,
}: SignedIn) {
  return Boolean(id) && (!needed || Boolean(at));
}

async function accountOf(
  request: MedusaRequest,
  { auth_identity_id: id, actor_id: actorId }: SignedIn,
): Promise<Account | undefined> {
  const [identity] = await request.scope
    .resolve(Modules.AUTH)
    .listAuthIdentities({ id: [id] }, { take: 1 });
  const account = identity && (await findAccountOf(request.scope, identity));
  return account?.user.id === actorId && account.user.isEmailVerified ? account : undefined;
}

/** Which of the staff asks: 401 for everybody who is signed out, 403 for customers (spec §6). */
export async function signedInAdmin(request: MedusaRequest): Promise<Account> {
  const account = await signedInAccount(request);
  if (account.user.role !== "ADMIN") throw new Refusal("not-allowed", NOT_AN_ADMIN);
  return account;
}

/** Lets staff pass, see {@link signedInAdmin}. */
export async function requireAdmin(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await signedInAdmin(request);
  next();
}

/** Lets everybody pass who is signed in: 401 for everybody else. */
export async function requireSignedIn(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await signedInAccount(request);
  next();
}
