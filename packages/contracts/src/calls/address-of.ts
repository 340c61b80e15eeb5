import { fillAddress, methodOf, type PathValues, type QueryValues } from "./address.js";
import { ADDRESSES, type CallName } from "./addresses.js";
import type { AddressInput, Given } from "./types.js";

/** Path and query of a call: `addressOf("orders.read", { params: { id } })`. */
export function addressOf<Name extends CallName>(
  name: Name,
  ...[input]: Given<AddressInput<Name>>
): string {
  const { params, query } = (input ?? {}) as { params?: PathValues; query?: QueryValues };
  return fillAddress(ADDRESSES[name], params, query);
}

/** The method of a call. */
export const methodOfCall = (name: CallName) => methodOf(ADDRESSES[name]);
