import { describe, expect, it } from "vitest";
import { keptPageOf, lifeOf } from "./kept-page.ts";

const FOR_ALL = "public, max-age=0, must-revalidate";

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response("<p>page</p>", { status, headers });

describe("what may be kept for everybody", () => {
  it("is a page that says so itself", () => {
    expect(lifeOf(answer(200, { "Cache-Control": FOR_ALL }))).toBeGreaterThan(1000);
  });

  it("is no page that says nothing", () => {
    expect(lifeOf(answer(200))).toBe(0);
  });

  it("is no page that sets a cookie, whatever else it says", () => {
    expect(lifeOf(answer(200, { "Cache-Control": FOR_ALL, "Set-Cookie": "a=1" }))).toBe(0);
    expect(lifeOf(answer(404, { "Set-Cookie": "a=1" }))).toBe(0);
  });

  it.each(["private, no-store", "private", "no-store", "public, no-store", "private, public"])(
    "is no page that says %s",
    (rules) => {
      expect(lifeOf(answer(200, { "Cache-Control": rules }))).toBe(0);
    },
  );

  it.each([201, 302, 304, 400, 429, 500, 502, 503])("is no answer of status %i", (status) => {
    const { headers } = answer(200, { "Cache-Control": FOR_ALL });
    expect(lifeOf({ status, headers })).toBe(0);
  });

  it("is for a moment that there is no such page, unless that is for one person", () => {
    expect(lifeOf(answer(404, { "Cache-Control": "no-store" }))).toBeGreaterThan(0);
    expect(lifeOf(answer(404, { "Cache-Control": "private, no-store" }))).toBe(0);
    const found = lifeOf(answer(200, { "Cache-Control": FOR_ALL }));
    expect(lifeOf(answer(404))).toBeLessThan(found);
  });

  it("weighs what it holds", async () => {
    const { bytes } = await keptPageOf(answer(200, { "Cache-Control": FOR_ALL }));
    expect(bytes).toBeGreaterThanOrEqual("<p>page</p>".length);
  });
});
