import type { MedusaRequest } from "@medusajs/framework/http";
import { Refusal } from "../../errors/refusal";

const UNKNOWN = "There is no such order.";

/** The order that an address names; what cannot be the id of one is refused as not found. */
export function orderIdOf({ params: { id = "" } }: MedusaRequest): string {
  if (!/^[\w-]{1,100}$/.test(id)) throw new Refusal("not-found", UNKNOWN);
  return id;
}
