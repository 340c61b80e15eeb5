import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { lacksSecondFactor, SET_UP_FIRST } from "./lacks-second-factor";
import { mayUseMedusa, NOTIFICATIONS, OWN_PROFILE } from "./medusa-roles";
import { type SignIn, signInOf } from "./sign-in-of";
import { notFor } from "./signed-in";

/** Our own calls look at each request themselves, and Medusa Admin's files are for everybody. */
const KNOWS_ITSELF = /^\/(api|app)(\/|$)/i;

function isForSettingUp({ method, path }: MedusaRequest): boolean {
  if (!path.toLowerCase().startsWith("/admin")) return true;
  return method === "GET" && OWN_PROFILE.some((own) => own === path);
}

/** Whom Medusa took the request for, before any guard of ours ran. */
type Recognised = MedusaRequest & { auth_context?: { actor_type?: string; actor_id?: string } };

const NO_NOTIFICATIONS = { notifications: [], count: 0, offset: 0, limit: 0 };

/**
 * Stands before Medusa's own routes, whose guards believe a session and a token without a look-up:
 * what is over is taken out of the request, and refused where Medusa has believed it already. So is a
 * token beside the session of somebody else: Medusa takes whichever of the two opens a route. The
 * calls of `/api` ask {@link signInOf} themselves. Secret API keys belong to the shop, not to a
 * person, and are not looked at.
 */
export async function endStaleSignIn(
  request: Recognised,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (KNOWS_ITSELF.test(request.path)) return next();
  const signIn = await signInOf(request);
  const why = signIn && whyNot(signIn, request);
  if (why && request.method === "GET" && request.path === NOTIFICATIONS) {
    response.json(NO_NOTIFICATIONS);
    return;
  }
  if (why) throw new MedusaError(MedusaError.Types.FORBIDDEN, why);
  const { auth_context: recognised } = request;
  if (!recognised || recognised.actor_type === "api-key") return next();
  const isSame = !recognised.actor_id || recognised.actor_id === signIn?.account?.user.id;
  if (signIn && isSame) return next();
  delete request.auth_context;
  throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Unauthorized");
}

/** What somebody is told who may not use this route of Medusa's; undefined for who may. */
function whyNot(signIn: SignIn, request: MedusaRequest): string | undefined {
  if (lacksSecondFactor(signIn) && !isForSettingUp(request)) return SET_UP_FIRST;
  const user = signIn.account?.user;
  if (!user?.staffRole) return undefined;
  const { id, staffRole: role } = user;
  return mayUseMedusa({ role, id }, request.method, request.path) ? undefined : notFor(user);
}
