import { describe, expect, it } from "vitest";
import { withChoices } from "./changed-meanwhile.js";

const body = {
  name: "Cane II",
  specs: { Weight: "500 g", Colour: "Black" },
  expected: { name: "Cane", specs: { Weight: "400 g" } },
};

describe("what is sent after somebody has chosen", () => {
  it("says yours again, over what is stored now", () => {
    const path = ["name"];
    const choice = { path, now: "Canes", theirs: "Canes", yours: "Cane II" };
    expect(withChoices(body, [{ ...choice, stays: "yours" }])).toEqual({
      ...body,
      expected: { ...body.expected, name: "Canes" },
    });
  });

  it("leaves theirs, also one part of a field or one that they removed", () => {
    const weight = { path: ["specs", "Weight"], now: "450 g", theirs: "450 g", yours: "500 g" };
    const colour = { path: ["specs", "Colour"], yours: "Black" };
    const sent = withChoices(body, [
      { ...weight, stays: "theirs" },
      { ...colour, stays: "theirs" },
    ]);
    expect(sent).toEqual({
      name: "Cane II",
      specs: { Weight: "450 g" },
      expected: { name: "Cane", specs: { Weight: "450 g" } },
    });
  });

  it("finds elements of lists by their ids", () => {
    const ways = [
      { id: "a", upToKg: 5 },
      { id: "b", upToKg: 7 },
    ];
    const path = ["ways", "b", "upToKg"];
    const choice = { path, now: 6, theirs: 6, yours: 7, stays: "theirs" as const };
    expect(withChoices({ ways, expected: { ways } }, [choice]).ways).toEqual([
      { id: "a", upToKg: 5 },
      { id: "b", upToKg: 6 },
    ]);
  });
});
