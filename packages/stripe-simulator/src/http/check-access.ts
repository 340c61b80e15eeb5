import type { Simulator } from "../simulator.js";
import { resourceMissing, StripeFailure } from "../stripe-failure.js";
import type { MatchedRoute } from "./api-route.js";
import type { FormValues } from "./form-values.js";
import { text } from "./params.js";

/**
 * The secret key may do everything. A publishable key (in the header, or as `key` as browsers send
 * it) reads and confirms the one intent whose client secret is sent along.
 */
export function checkAccess(
  simulator: Simulator,
  { route, id }: MatchedRoute,
  params: FormValues,
  authorization: string | undefined,
): void {
  const key = keyOf(authorization) ?? text(params, "key") ?? "";
  if (key.startsWith("pk_") && simulator.isPublishableKey(key)) {
    if (!route.isForBrowsers) throw secretKeyRequired();
    const intent = simulator.store.paymentIntents.get(id);
    if (!intent || text(params, "client_secret") !== intent.client_secret) {
      throw resourceMissing("payment_intent", id, "intent");
    }
    return;
  }
  if (!simulator.isSecretKey(key)) throw invalidKey(key);
}

/** From `Bearer sk_…`, or the user name of `Basic …`. */
function keyOf(authorization: string | undefined): string | undefined {
  const [scheme = "", value = ""] = (authorization ?? "").split(" ");
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() !== "basic") return undefined;
  return Buffer.from(value, "base64").toString("utf8").split(":")[0];
}

function secretKeyRequired(): StripeFailure {
  return new StripeFailure(403, {
    type: "invalid_request_error",
    code: "secret_key_required",
    message:
      "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
  });
}

function invalidKey(key: string): StripeFailure {
  return new StripeFailure(401, {
    type: "invalid_request_error",
    message: key
      ? `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  });
}
