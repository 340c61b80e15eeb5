import { methodOfCall, ROUTED_CALLS } from "@eldercare/contracts/calls";
import { describe, expect, it } from "vitest";
import type { MountedRoute } from "../../http/mounted-routes";
import { callGuards } from "./call-guards";
import { problemsOf } from "./check-calls";
import { routePathOf } from "./route-path";

const mountedMethodOf = (name: (typeof ROUTED_CALLS)[number]) =>
  methodOfCall(name).toLowerCase() as MountedRoute["method"];

/** What Medusa mounts when every call has its guards and its route. */
const complete: MountedRoute[] = ROUTED_CALLS.flatMap((name, index) => {
  const guards = callGuards[index]?.middlewares ?? [];
  const handler = { method: mountedMethodOf(name), path: routePathOf(name) };
  return [...guards.map(() => handler), handler];
});

const without = (method: string, path: string) => {
  const at = complete.findLastIndex((one) => one.method === method && one.path === path);
  return complete.filter((_, index) => index !== at);
};

describe("the comparison of the table with the routes", () => {
  it("finds nothing when they are the same, and minds no route of others", () => {
    expect(problemsOf([...complete, { method: "get", path: "/store/products" }])).toEqual([]);
  });

  it("names a route without an entry, also when only its method or its case has none", () => {
    const strangers: MountedRoute[] = [
      { method: "get", path: "/api/secrets" },
      { method: "delete", path: routePathOf("dashboard.read") },
      { method: "get", path: "/API/dashboard" },
    ];
    expect(problemsOf([...complete, ...strangers])).toEqual([
      "GET /api/secrets has no entry in packages/contracts/src/calls",
      "DELETE /api/dashboard has no entry in packages/contracts/src/calls",
      "GET /API/dashboard has no entry in packages/contracts/src/calls",
    ]);
  });

  it("names an entry whose guards stand before nothing", () => {
    expect(problemsOf(without("put", routePathOf("orders.setStatus")))).toEqual([
      "orders.setStatus (PUT /api/orders/:id/status) has no route in backend/src/api/api",
    ]);
    expect(problemsOf(without("get", routePathOf("categories.list")))).toEqual([
      "categories.list (GET /api/categories) has no route in backend/src/api/api",
    ]);
  });
});
