import { STAFF_RECENT_PASSWORD_MINUTES } from "@eldercare/contracts";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../errors/refusal";
import type { SignedIn } from "../../medusa/sign-in";
import { endSessions } from "./end-sessions";
import { rateLimit, rateLimitsOf } from "./rate-limit";
import { sessionOf } from "./session";
import { tokenOf } from "./sign-in-of";
import { SIGNED_OUT } from "./signed-in";

const SIGN_IN_AGAIN = "Please sign out and in again first: this changes how you sign in.";

/**
 * Whoever finds an open session must not set up a second factor of their own, nor make recovery codes
 * and take the owner's off with one: both ask for a password that was given just now (decision 029).
 */
export async function requireRecentPassword(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { iat } = signedIn(request);
  if (Date.now() / 1000 - iat > STAFF_RECENT_PASSWORD_MINUTES * 60) {
    throw new Refusal("not-allowed", SIGN_IN_AGAIN);
  }
  next();
}

/** Codes that are tried out in an open session count like passwords that have to be repeated. */
export async function countFactorCode(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_identity_id: id } = signedIn(request);
  await rateLimit(request, [["passwordUser", id]]);
  onSuccess({ response, next }, () => rateLimitsOf(request).forget("passwordUser", id));
  next();
}

/** As with a new password, all other sessions end; this one goes on. */
export async function endOtherSessions(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_identity_id: id } = signedIn(request);
  onSuccess({ response, next }, () => endSessions(request, id, sessionOf(request)?.id));
  next();
}

function signedIn(request: MedusaRequest): SignedIn {
  const found = sessionOf(request)?.auth_context ?? tokenOf(request);
  if (!found) throw new Refusal("signed-out", SIGNED_OUT);
  return found;
}

/** Does the work once Medusa has accepted, and before it is said. */
function onSuccess(
  { response, next }: { response: MedusaResponse; next: MedusaNextFunction },
  work: () => Promise<unknown>,
): void {
  const answer = response.json.bind(response);
  response.json = (body) => {
    if (response.statusCode >= 400) return answer(body);
    work().then(() => answer(body), next);
    return response;
  };
}
