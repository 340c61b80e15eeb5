import { ROUTED_CALLS } from "@eldercare/contracts/calls";
import { describe, expect, it } from "vitest";
import { callGuards } from "./call-guards";
import { routePathOf } from "./route-path";

const guardOf = (name: (typeof ROUTED_CALLS)[number]) => callGuards[ROUTED_CALLS.indexOf(name)];
const namesOf = (name: (typeof ROUTED_CALLS)[number]) =>
  guardOf(name)?.middlewares?.map((middleware) => middleware.name);

describe("the guards of calls", () => {
  it("stand before every call, at its method and path", () => {
    expect(callGuards.map(({ matcher }) => matcher)).toEqual(ROUTED_CALLS.map(routePathOf));
    expect(guardOf("orders.setStatus")).toMatchObject({
      matcher: routePathOf("orders.setStatus"),
      methods: ["PUT"],
    });
  });

  it("read large bodies only behind the door", () => {
    expect(namesOf("products.create")).toEqual([
      "noStore",
      "requireAdmin",
      "requireKnownQuery",
      "readLargeJson",
    ]);
    expect(namesOf("products.saveGrid")).toEqual([
      "noStore",
      "requireAdmin",
      "requireKnownQuery",
      "readLargeJson",
    ]);
    expect(namesOf("images.upload")).toEqual([
      "noStore",
      "requireAdmin",
      "requireKnownQuery",
      "receiveImages",
    ]);
    expect(guardOf("imports.begin")).toMatchObject({ bodyParser: false });
  });

  it("let caches keep what anyone may read, and nothing else", () => {
    expect(namesOf("products.list")).toEqual(["limitReads"]);
    expect(namesOf("account.read")).toEqual(["noStore", "requireSignedIn"]);
    expect(namesOf("accounts.verifyEmail")).toEqual(["noStore"]);
  });

  it("keep the very bytes of what is signed", () => {
    expect(guardOf("stripe.receiveEvent")).toMatchObject({ bodyParser: { preserveRawBody: true } });
  });
});
