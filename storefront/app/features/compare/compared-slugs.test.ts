import { describe, expect, it } from "vitest";
import { cookieText } from "~/api/cookie";
import {
  changedByForm,
  compareCookie,
  comparedInCookies,
  comparePath,
  namedIn,
  slugsIn,
} from "./compared-slugs";

describe("what is compared", () => {
  it("is what the address names: each product once, four at most, nothing else", () => {
    expect(slugsIn("cane,cane,walker-2,../x,Bad Slug,,ramp,bed,step")).toEqual([
      ...["cane", "walker-2", "ramp", "bed"],
    ]);
    expect(slugsIn(null)).toEqual([]);
    expect(slugsIn(" Cane, walker-2 ,CANE")).toEqual(["cane", "walker-2"]);
    expect(namedIn("a,b,c,d,e,a")).toHaveLength(5);
    expect(comparePath(["cane", "ramp"], { isShort: true })).toBe(
      "/compare?products=cane,ramp&rows=different",
    );
    expect(comparePath([])).toBe("/compare");
  });

  it("is kept in a cookie, which goes with the last one", () => {
    const kept = cookieText(compareCookie(["cane", "walker-2"]));
    expect(comparedInCookies(`a=b; ${kept}`)).toEqual(["cane", "walker-2"]);
    expect(compareCookie([])).toMatchObject({ maxAge: 0 });
  });

  it("may be called in letters of another alphabet, which headers do not take", () => {
    const slugs = ["fauteuil-léger", "車椅子"];
    const kept = cookieText(compareCookie(slugs));
    expect(kept + comparePath(slugs)).toMatch(/^[ -~]+$/);
    expect(comparedInCookies(kept)).toEqual(slugs);
    const { searchParams } = new URL(comparePath(slugs), "https://shop.example");
    expect(slugsIn(searchParams.get("products"))).toEqual(slugs);
    expect(comparedInCookies("eldercare-compare=%E0%A4%A")).toEqual([]);
  });
});

describe("a form", () => {
  it("adds a product once, and says when there is no place left", () => {
    expect(changedByForm(["cane"], { add: "ramp" })).toEqual({
      ...{ slugs: ["cane", "ramp"], isFull: false },
    });
    expect(changedByForm(["cane"], { add: "cane" }).slugs).toEqual(["cane"]);
    const four = ["a", "b", "c", "d"];
    expect(changedByForm(four, { add: "e" })).toEqual({ slugs: four, isFull: true });
    expect(changedByForm(four, { add: "d" })).toEqual({ slugs: four, isFull: false });
    expect(changedByForm(["cane"], { add: "<b>" }).slugs).toEqual(["cane"]);
  });

  it("takes one off what is shown, which somebody may have been sent", () => {
    expect(changedByForm(["own"], { remove: "ramp", shown: "cane,ramp" }).slugs).toEqual(["cane"]);
  });
});
