import { ADDRESSES, type CallName, pathOf } from "@eldercare/contracts/calls";

/** The path of a call as routes write it: "/api/orders/:id". */
export function routePathOf(name: CallName): string {
  return pathOf(ADDRESSES[name]).replace(/\{(\w+)\}/g, ":$1");
}
