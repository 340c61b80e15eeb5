import { methodOf, pathOf } from "./address.js";
import { ADDRESSES, type CallName } from "./addresses.js";
import { ROUTED_CALLS } from "./table.js";

const PATTERNS = ROUTED_CALLS.map((name) => ({
  name,
  method: methodOf(ADDRESSES[name]) as string,
  path: new RegExp(
    `^${pathOf(ADDRESSES[name])
      .replace(/\./g, "\\.")
      .replace(/\{\w+\}/g, "[^/]+")}/?$`,
  ),
}));

/** The call of the table that a request makes; undefined for everything else. */
export function routedCall({
  method,
  path,
}: {
  method: string;
  path: string;
}): CallName | undefined {
  return PATTERNS.find((call) => call.method === method && call.path.test(path))?.name;
}
