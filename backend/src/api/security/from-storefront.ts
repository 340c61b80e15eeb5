import { STOREFRONT_HEADER } from "@eldercare/contracts/change-notices";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../errors/refusal";
import { shopSettings } from "../../settings";
import { isSameSecret } from "./same-secret";

export const NOT_THE_STOREFRONT = "This is for the shop's own pages.";

/** Lets the storefront's server pass, by its secret: 401 for everybody else, and without a secret for all. */
export async function requireStorefront(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { STOREFRONT_SECRET: secret } = shopSettings();
  const given = String(request.headers[STOREFRONT_HEADER] ?? "");
  if (!secret || !isSameSecret(given, secret)) {
    throw new Refusal("signed-out", NOT_THE_STOREFRONT);
  }
  next();
}
