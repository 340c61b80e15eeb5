import { methodOfCall, ROUTED_CALLS } from "@eldercare/contracts/calls";
import type { Express } from "express";
import { StartupError } from "../../errors/startup-error";
import { type MountedRoute, mountedRoutes } from "../../http/mounted-routes";
import { callGuards } from "./call-guards";
import { routePathOf } from "./route-path";

/**
 * Refuses to start unless the table of calls and the routes of `/api` are the same: a route without
 * an entry would have no guard, an entry without a route would promise what nobody keeps.
 */
export function checkCalls(app: Express): void {
  const problems = problemsOf(mountedRoutes(app));
  if (problems.length > 0) {
    throw new StartupError(
      `The table of calls and the routes of /api differ:\n${problems.map((line) => `  - ${line}`).join("\n")}`,
    );
  }
}

/** One line for each route without an entry, and for each entry without a route. */
export function problemsOf(mounted: readonly MountedRoute[]): string[] {
  const known = new Set(ROUTED_CALLS.map(routeOf));
  const handlers = new Map<string, number>();
  for (const { method, path } of mounted) {
    const route = `${method.toUpperCase()} ${path}`;
    if (/^\/api(\/|$)/i.test(path)) handlers.set(route, (handlers.get(route) ?? 0) + 1);
  }
  const unguarded = [...handlers.keys()].filter((route) => !known.has(route));
  // Guards are handlers of the same method and path: only one more than those answers.
  const unanswered = ROUTED_CALLS.filter((name) => {
    const guards = callGuards[ROUTED_CALLS.indexOf(name)]?.middlewares ?? [];
    return (handlers.get(routeOf(name)) ?? 0) <= guards.length;
  });
  return [
    ...unguarded.map((route) => `${route} has no entry in packages/contracts/src/calls`),
    ...unanswered.map((name) => `${name} (${routeOf(name)}) has no route in backend/src/api/api`),
  ];
}

const routeOf = (name: (typeof ROUTED_CALLS)[number]) =>
  `${methodOfCall(name)} ${routePathOf(name)}`;
