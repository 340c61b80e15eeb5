import { MedusaError } from "@medusajs/framework/utils";

/** The one thing that a workflow made; workflows answer lists even of one. */
export function onlyResult<T>(results: readonly T[]): T {
  const [result] = results;
  if (result === undefined) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "A set-up step made nothing.");
  }
  return result;
}
