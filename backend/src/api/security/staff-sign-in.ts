import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { authenticate, type MedusaRequestHandler } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { findAuthIdentity } from "../../accounts/find-account";
import { spendAsMuchAsAPassword } from "../../workflows/account/check-password";
import { clientAddress } from "./client-address";
import { rateLimit } from "./rate-limit";
import { renewSession } from "./session";
import { countSignInTry } from "./sign-in-tries";

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
  const signInTry = await countSignInTry(request, email);
  const identity = await findAuthIdentity(request.scope, email);
  if (!identity?.app_metadata?.user_id) {
    await spendAsMuchAsAPassword(password);
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Invalid email or password");
  }
  const answer = response.json.bind(response);
  response.json = (body) => {
    // A try that is not given back is one more that counts; the person is signed in all the same.
    if (response.statusCode < 400) signInTry.succeed().catch(() => undefined);
    return answer(body);
  };
  next();
}

/** Keeps the case of an address from mattering, and strangers from trying many. */
export async function guardStaffRegistration(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await rateLimit(request, [["invitationIp", clientAddress(request)]]);
  credentialsOf(request);
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
  next();
}
