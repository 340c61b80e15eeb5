import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { authenticate, type MedusaRequestHandler } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { findAccountByEmail, findAuthIdentity } from "../../accounts/find-account";
import { EMAIL_PASSWORD } from "../../medusa/sign-in";
import { spendAsMuchAsAPassword } from "../../workflows/account/check-password";
import { isUsed, markUsed, oneByOne } from "../../workflows/account/check-second-factor";
import { giveWayToInvited } from "../../workflows/account/give-way-to-invited";
import { problemOfStaffPassword } from "../../workflows/account/staff-password";
import { clientAddress } from "./client-address";
import { rateLimit } from "./rate-limit";
import { hintSignedIn, renewSession } from "./session";
import { recordRefusedSignIn, recordSignIn, type SignInProblem } from "./sign-in-events";
import { signInOf, tokenOf } from "./sign-in-of";
import { lifetimeMs } from "./sign-in-times";
import { countSignInTry, type SignInTry } from "./sign-in-tries";

const DOOR = "Medusa Admin";

/**
 * Medusa Admin's own sign-in (`/auth/user/emailpass`): the same limits as the shop's, addresses
 * without case, and for staff only, because Medusa would give anybody with a password a token.
 */
export async function guardStaffSignIn(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { email, password } = credentialsOf(request);
  const signInTry = await countSignInTry(request, email, DOOR);
  const identity = await findAuthIdentity(request.scope, email);
  if (!identity?.app_metadata?.user_id) {
    await spendAsMuchAsAPassword(password);
    recordRefusedSignIn(request, email, { door: DOOR, problem: "password" });
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Invalid email or password");
  }
  const attempt = { email, signInTry, problem: "password" } as const;
  // The password alone does not sign in whoever has a second factor: its guard takes the try back.
  if (await hasSecondFactor(request, identity.id)) {
    response.once("finish", () => recordIfRefused(request, response, attempt));
    return next();
  }
  succeedWhenAccepted(request, response, attempt);
  next();
}

/**
 * The second step of Medusa Admin's sign-in: tries count like those of the password, and a code is
 * taken once. Only whoever gave the password has the token that leads here.
 */
export async function guardSecondFactor(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_identity_id: id } = tokenOf(request) ?? {};
  const email = id && (await addressOf(request, id));
  if (!email) throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Unauthorized");
  const signInTry = await countSignInTry(request, email, DOOR);
  const { code } = (request.body ?? {}) as { code?: unknown };
  const given = typeof code === "string" ? code.trim() : "";
  const isNew = await oneByOne(request.scope, id, async () => {
    if (await isUsed(request.scope, id, given)) return false;
    await markUsed(request.scope, id, given);
    return true;
  });
  const attempt = { email, signInTry, problem: "code" } as const;
  if (!isNew) {
    recordRefusedSignIn(request, email, { door: DOOR, problem: "code" });
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This code was used before");
  }
  succeedWhenAccepted(request, response, attempt);
  next();
}

/** What Medusa answers decides about. */
interface Attempt {
  email: string;
  signInTry: SignInTry;
  /** What was wrong, if it was. */
  problem: SignInProblem;
}

function succeedWhenAccepted(
  request: MedusaRequest,
  response: MedusaResponse,
  attempt: Attempt,
): void {
  const answer = response.json.bind(response);
  response.json = (body) => {
    // A try that is not given back is one more that counts; the person is signed in all the same.
    if (response.statusCode < 400) attempt.signInTry.succeed().catch(() => undefined);
    return answer(body);
  };
  response.once("finish", () => {
    recordIfRefused(request, response, attempt);
    if (response.statusCode < 400) void recordIfKnown(request, attempt);
  });
}

function recordIfRefused(
  request: MedusaRequest,
  response: MedusaResponse,
  { email, problem }: Attempt,
): void {
  if (response.statusCode >= 400) recordRefusedSignIn(request, email, { door: DOOR, problem });
}

async function recordIfKnown(request: MedusaRequest, { email }: Attempt): Promise<void> {
  const account = await findAccountByEmail(request.scope, email).catch(() => undefined);
  // An invited colleague has a password before the account.
  if (account) await recordSignIn(request, account, DOOR);
}

async function hasSecondFactor(request: MedusaRequest, authIdentityId: string): Promise<boolean> {
  const factors = await request.scope
    .resolve(Modules.AUTH)
    .listAuthMfa({ auth_identity_id: authIdentityId, status: "enabled" });
  return factors.length > 0;
}

async function addressOf(request: MedusaRequest, id: string): Promise<string | undefined> {
  const [provider] = await request.scope
    .resolve(Modules.AUTH)
    .listProviderIdentities({ auth_identity_id: id, provider: EMAIL_PASSWORD }, { take: 1 });
  return provider?.entity_id;
}

/** Second factors are for staff: everybody else is told that there is no such call. */
export async function requireStaffAccount(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { account } = (await signInOf(request)) ?? {};
  if (account?.actorType !== "user") {
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Unauthorized");
  }
  next();
}

/**
 * An invited colleague chooses a password: none that is easy, many tries for no stranger, and no
 * place for who took the address first.
 */
export async function guardStaffRegistration(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await rateLimit(request, [["invitationIp", clientAddress(request)]]);
  const { email, password } = credentialsOf(request);
  const problem = await problemOfStaffPassword(password, [email]);
  if (problem) throw new MedusaError(MedusaError.Types.INVALID_DATA, problem);
  await giveWayToInvited(request.scope, email);
  next();
}

function credentialsOf(request: MedusaRequest): { email: string; password: string } {
  const body = (request.body ?? {}) as { email?: unknown; password?: unknown };
  const email = typeof body.email === "string" ? body.email.trim().toLowerCase() : "";
  const password = typeof body.password === "string" ? body.password : "";
  request.body = { ...body, email, password };
  return { email, password };
}

/** Medusa lets anybody with a token open a session; here that is staff only. */
export const requireStaffToken = authenticate("user", "bearer", {
  requireMfa: false,
}) as unknown as MedusaRequestHandler;

/** A session id that was planted before the sign-in is worth nothing after it. */
export async function renewSessionFirst(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await renewSession(request);
  hintSignedIn(request, lifetimeMs("user"));
  next();
}

/** Medusa's own sign-out, which ends the session after this. */
export function forgetSignedIn(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  hintSignedIn(request, 0);
  next();
}
