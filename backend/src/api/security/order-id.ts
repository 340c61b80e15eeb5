import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiError } from "../../http/api-error";

const UNKNOWN = "There is no such order.";

/** The order that an address names; 404 {@link ApiError} for what cannot be the id of one. */
export function orderIdOf({ params: { id = "" } }: MedusaRequest): string {
  if (!/^[\w-]{1,100}$/.test(id)) throw new ApiError(404, { message: UNKNOWN });
  return id;
}
