import { describe, expect, it } from "vitest";
import { fixedQueryOf, methodOf, pathOf } from "./address.js";
import { ADDRESSES } from "./addresses.js";
import { CALL_NAMES, CALLS, callOf, ROUTED_CALLS } from "./table.js";

describe("the table of calls", () => {
  it("has an entry for every address", () => {
    expect([...CALL_NAMES].sort()).toEqual(Object.keys(ADDRESSES).sort());
    expect(CALL_NAMES).toHaveLength(Object.keys(CALLS).length);
  });

  it("names no method and path twice, except by variants of a call", () => {
    const routes = ROUTED_CALLS.map(
      (name) => `${methodOf(ADDRESSES[name])} ${pathOf(ADDRESSES[name])}`,
    );
    expect(new Set(routes).size).toBe(routes.length);
    expect(
      routes.filter((route) => !/^(GET|POST|PUT|DELETE) \/api\/[a-z./{}-]+$/.test(route)),
    ).toEqual([]);
  });

  it("has variants of calls that share their method and path and are no variants themselves", () => {
    for (const name of CALL_NAMES) {
      const { variantOf: main } = callOf(name);
      if (!main) {
        expect(fixedQueryOf(ADDRESSES[name])).toBe("");
        continue;
      }
      expect(callOf(main).variantOf).toBeUndefined();
      expect([methodOf(ADDRESSES[name]), pathOf(ADDRESSES[name])]).toEqual([
        methodOf(ADDRESSES[main]),
        pathOf(ADDRESSES[main]),
      ]);
    }
  });

  it("gives all that anyone may read a budget, but for the call that says whether the shop lives", () => {
    const unmetered = ROUTED_CALLS.filter((name) => {
      const { access, limits } = callOf(name);
      return access === "anyone" && methodOf(ADDRESSES[name]) === "GET" && !limits;
    });
    expect([...unmetered].sort()).toEqual(["newsletter.openUnsubscribePage", "service.health"]);
  });

  it("has limits of its own for the way back to an account: no other call uses them up", () => {
    for (const name of [
      "accounts.forgotPassword",
      "accounts.checkResetLink",
      "accounts.resetPassword",
    ] as const) {
      for (const limit of callOf(name).limits ?? []) {
        const counted = CALL_NAMES.filter((other) => callOf(other).limits?.includes(limit));
        expect(counted, limit).toEqual([name]);
      }
    }
  });

  it("lets caches keep only what anyone may read", () => {
    const kept = CALL_NAMES.filter((name) => callOf(name).cache);
    for (const name of kept) {
      expect([name, methodOf(ADDRESSES[name]), callOf(name).access]).toEqual([
        name,
        "GET",
        "anyone",
      ]);
    }
    expect(kept).toContain("products.list");
  });
});
