import { methodOf, pathOf } from "./address.js";
import { ADDRESSES, type CallName } from "./addresses.js";
import { callOf, ROUTED_CALLS } from "./table.js";

/** What of a request says which call it makes; `path` is without the query. */
type Asked = { method: string; path: string };

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
export function routedCall({ method, path }: Asked): CallName | undefined {
  return PATTERNS.find((call) => call.method === method && call.path.test(path))?.name;
}

/** Whether a request may change what pages show: a call that only staff may make, and not only to read. */
export function isStaffWrite(asked: Asked): boolean {
  const name = asked.method === "GET" ? undefined : routedCall(asked);
  return name !== undefined && callOf(name).access === "staff";
}
