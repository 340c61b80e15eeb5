import { TOO_MANY_ATTEMPTS } from "@eldercare/contracts";
import {
  type CallName,
  callOf,
  type Given,
  type LimitName,
  type LimitsOf,
} from "@eldercare/contracts/calls";
import type { MedusaRequest } from "@medusajs/framework/http";
import { inMinutes } from "../../errors/in-minutes";
import { Refusal } from "../../errors/refusal";
import { RATE_LIMIT_MODULE } from "../../modules/rate-limit";
import type RateLimitModuleService from "../../modules/rate-limit/service";
import { clientAddress } from "./client-address";

/** What limits count by that do not count by the caller's address. */
type Keys<Name extends CallName> = Record<Exclude<LimitsOf<Name>, `${string}Ip`>, string>;

/** The counters of tries. */
export function rateLimitsOf(request: MedusaRequest): RateLimitModuleService {
  return request.scope.resolve(RATE_LIMIT_MODULE);
}

/**
 * Counts one try of a call by each of the limits in its entry of the table; `keys` says what those
 * count by that do not count by the caller's address. As {@link rateLimit}.
 */
export async function rateLimitCall<Name extends CallName>(
  name: Name,
  request: MedusaRequest,
  ...[keys]: Given<Keys<Name>>
): Promise<void> {
  const given: Partial<Record<LimitName, string>> = keys ?? {};
  const limits = callOf(name).limits ?? [];
  await rateLimit(
    request,
    limits.map((limit) => [limit, given[limit] ?? clientAddress(request)] as const),
  );
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
  const message = `There were too many attempts. Please try again ${inMinutes(seconds)}.`;
  throw Refusal.tooMany(message, seconds, TOO_MANY_ATTEMPTS);
}
