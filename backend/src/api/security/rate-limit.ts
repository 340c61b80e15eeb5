import { TOO_MANY_ATTEMPTS } from "@eldercare/contracts";
import type { MedusaRequest } from "@medusajs/framework/http";
import { Refusal } from "../../errors/refusal";
import { RATE_LIMIT_MODULE } from "../../modules/rate-limit";
import type { LimitName } from "../../modules/rate-limit/limits";
import type RateLimitModuleService from "../../modules/rate-limit/service";

/** The counters of tries. */
export function rateLimitsOf(request: MedusaRequest): RateLimitModuleService {
  return request.scope.resolve(RATE_LIMIT_MODULE);
}

/** Counts one try per limit and key; too many are refused with 429 and when to come back. */
export async function rateLimit(
  request: MedusaRequest,
  tries: readonly (readonly [limit: LimitName, key: string])[],
): Promise<void> {
  const limits = rateLimitsOf(request);
  const waits = await Promise.all(tries.map(([limit, key]) => limits.consume(limit, key)));
  const seconds = Math.max(...waits);
  if (seconds === 0) return;
  request.res?.set("Retry-After", String(seconds));
  throw new Refusal(
    "too-many",
    `There were too many attempts. Please try again ${inWords(seconds)}.`,
    { code: TOO_MANY_ATTEMPTS },
  );
}

/** "in 1 minute", "in 12 minutes". */
export function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "in 1 minute" : `in ${minutes} minutes`;
}
