import { createHash } from "node:crypto";
import type { SavedAnswer } from "../model.js";
import type { SimulatorStore } from "../store/simulator-store.js";
import { StripeFailure } from "../stripe-failure.js";

export function fingerprintOf(encodedParams: string): string {
  return createHash("sha256").update(encodedParams).digest("hex");
}

/**
 * The answer to repeat, if this key was used before. Throws Stripe's idempotency error when it was
 * used for something else.
 */
export function savedAnswer(
  store: SimulatorStore,
  key: string,
  path: string,
  fingerprint: string,
): SavedAnswer | undefined {
  const saved = store.savedAnswers.get(key);
  if (!saved) return undefined;
  if (saved.path !== path) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${saved.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (saved.fingerprint !== fingerprint) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return saved;
}

function idempotencyError(message: string): StripeFailure {
  return new StripeFailure(400, { type: "idempotency_error", message });
}
