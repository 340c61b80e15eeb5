import { describe, expect, it } from "vitest";
import { deliveryWords } from "./delivery-words";

const PARCEL = { name: "Parcel", estimate: "3 to 5 working days." };

describe("what is said of delivery", () => {
  it("is staff's words alone where there is one way", () => {
    expect(deliveryWords([PARCEL])).toEqual(["3 to 5 working days."]);
  });

  it("names the ways where there are several, and leaves out what nobody described", () => {
    expect(deliveryWords([PARCEL, { name: "Express", estimate: "" }])).toEqual([
      "Parcel: 3 to 5 working days.",
    ]);
  });
});
