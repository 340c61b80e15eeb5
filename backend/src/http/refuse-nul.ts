import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/**
 * Refuses a body with a NUL in one of its texts (400), which PostgreSQL cannot hold: Medusa's own
 * routes hand it on and would break down. The contract's schemas do the same for `/api`.
 */
export function refuseNul(
  request: Pick<MedusaRequest, "body">,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (hasNul(request.body)) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The request cannot be read.");
  }
  next();
}

function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, each]) => hasNul(key) || hasNul(each));
}
