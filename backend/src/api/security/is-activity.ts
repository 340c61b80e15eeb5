import { callOf, methodOfCall, ROUTED_CALLS } from "@eldercare/contracts/calls";
import type { MedusaRequest } from "@medusajs/framework/http";
import { routePathOf } from "./route-path";

/** Calls that pages make by themselves, as `GET /api/imports/:id`. */
const BACKGROUND = ROUTED_CALLS.filter((name) => callOf(name).background).map((name) => ({
  method: methodOfCall(name),
  path: patternOf(routePathOf(name)),
}));

/** Medusa Admin asks for its notes once a minute, wherever it is open. */
const MEDUSA_NOTES = { method: "GET", path: /^\/admin\/notifications\/?$/ };

/**
 * Whether a request shows that somebody is there. What a page asks by itself does not: a forgotten
 * tab must not keep its session.
 */
export function isActivity({ method, path }: Pick<MedusaRequest, "method" | "path">): boolean {
  return ![...BACKGROUND, MEDUSA_NOTES].some(
    (background) => background.method === method && background.path.test(path),
  );
}

function patternOf(routePath: string): RegExp {
  return new RegExp(`^${routePath.replace(/:\w+/g, "[^/]+")}/?$`);
}
