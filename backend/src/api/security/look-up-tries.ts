import type { MedusaRequest } from "@medusajs/framework/http";
import { clientAddress } from "./client-address";
import { rateLimit, rateLimitsOf } from "./rate-limit";

/** A look at an order by number and address, which counts as failed until it is known to be well. */
export interface LookUpTry {
  succeed(): Promise<void>;
}

/**
 * Counts a look at an order under this address; too many are refused with 429. Order numbers can be
 * guessed, so each address has few tries from one IP; only those count for the address itself, so that
 * nobody elsewhere uses up its owner's (decision 027).
 */
export async function countLookUpTry(request: MedusaRequest, email: string): Promise<LookUpTry> {
  const ip = clientAddress(request);
  const visitor = `${ip} ${email}`;
  await rateLimit(request, [
    ["orderStatusVisitor", visitor],
    ["orderStatusIp", ip],
  ]);
  await rateLimit(request, [["orderStatusAddress", email]]);
  return {
    succeed: async () => {
      const limits = rateLimitsOf(request);
      await limits.forget("orderStatusVisitor", visitor);
      await limits.reward("orderStatusIp", ip);
      await limits.reward("orderStatusAddress", email);
    },
  };
}
