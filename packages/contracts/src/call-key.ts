import type { CallName } from "./calls/addresses.js";
import type { AddressInput, Given } from "./calls/types.js";

/** `["orders", "read", { id: "7" }]`: a noun alone stands for all that is known of it. */
export type CallKey = readonly [noun: string, verb: string, asked: object];

/** The key of a question in TanStack Query: noun, verb, and all that is asked. */
export function callKey<Name extends CallName>(
  name: Name,
  ...[input]: Given<AddressInput<Name>>
): CallKey {
  const { params, query } = (input ?? {}) as { params?: object; query?: object };
  const [noun = "", verb = ""] = name.split(".");
  return [noun, verb, { ...params, ...query }];
}
