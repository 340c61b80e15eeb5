import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { brokenTextIn } from "./broken-text";

/**
 * Refuses a body with a text that PostgreSQL cannot hold (400): Medusa's own routes hand it on and
 * would break down. `parseTexts` does the same for the calls of `/api`.
 */
export function refuseBrokenText(
  request: Pick<MedusaRequest, "body">,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (brokenTextIn(request.body) !== undefined) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The request cannot be read.");
  }
  next();
}
