import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { lacksSecondFactor, SET_UP_FIRST } from "./lacks-second-factor";
import { mayUseMedusa, OWN_PROFILE } from "./medusa-roles";
import { signInOf } from "./sign-in-of";
import { notFor } from "./signed-in";

/** Our own calls look at each request themselves, and Medusa Admin's files are for everybody. */
const KNOWS_ITSELF = /^\/(api|app)(\/|$)/i;

function isForSettingUp({ method, path }: MedusaRequest): boolean {
  if (!path.toLowerCase().startsWith("/admin")) return true;
  return method === "GET" && OWN_PROFILE.some((own) => own === path);
}

/** Whom Medusa took the request for, before any guard of ours ran. */
type Recognised = MedusaRequest & { auth_context?: { actor_type?: string } };

/**
 * Stands before Medusa's own routes, whose guards believe a session and a token without a look-up:
 * what is over is taken out of the request, and refused where Medusa has believed it already. The
 * calls of `/api` ask {@link signInOf} themselves. Secret API keys belong to the shop, not to a
 * person, and are not looked at.
 */
export async function endStaleSignIn(
  request: Recognised,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (KNOWS_ITSELF.test(request.path)) return next();
  const signIn = await signInOf(request);
  const { auth_context: recognised } = request;
  if (signIn && lacksSecondFactor(signIn) && !isForSettingUp(request)) {
    throw new MedusaError(MedusaError.Types.FORBIDDEN, SET_UP_FIRST);
  }
  const user = signIn?.account?.user;
  if (user?.staffRole && !mayUseMedusa(user.staffRole, request.method, request.path)) {
    throw new MedusaError(MedusaError.Types.FORBIDDEN, notFor(user));
  }
  const isBelieved = recognised !== undefined && recognised.actor_type !== "api-key";
  if (signIn || !isBelieved) return next();
  delete request.auth_context;
  throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Unauthorized");
}
