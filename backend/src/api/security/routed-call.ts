import { type CallName, methodOfCall, ROUTED_CALLS } from "@eldercare/contracts/calls";
import type { MedusaRequest } from "@medusajs/framework/http";
import { routePathOf } from "./route-path";

const PATTERNS = ROUTED_CALLS.map((name) => ({
  name,
  method: methodOfCall(name),
  path: new RegExp(`^${routePathOf(name).replace(/:\w+/g, "[^/]+")}/?$`),
}));

/** The call of the table that a request makes; undefined for everything else. */
export function routedCall({
  method,
  path,
}: Pick<MedusaRequest, "method" | "path">): CallName | undefined {
  return PATTERNS.find((call) => call.method === method && call.path.test(path))?.name;
}
