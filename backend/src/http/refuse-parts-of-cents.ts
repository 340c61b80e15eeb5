import { centsFromDollars, dollarsFromCents } from "@eldercare/contracts";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../errors/refusal";

/**
 * Refuses amounts that no card can be charged or paid back, at Medusa's own routes of a payment: Medusa
 * takes a tenth of a cent off its sums, also of a payment that is all back.
 */
export function refusePartsOfCents(
  { body }: Pick<MedusaRequest, "body">,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const amount = body && typeof body === "object" && "amount" in body ? body.amount : undefined;
  const isWhole =
    typeof amount !== "number" || dollarsFromCents(centsFromDollars(amount)) === amount;
  if (!isWhole) throw new Refusal("invalid", "The amount has to be in whole cents.");
  next();
}
