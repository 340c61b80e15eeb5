import { describe, expect, it } from "vitest";
import { cardSpecOf } from "./card-spec";

const NAMES = ["weight capacity", "seat width", "size"];

const specified = (specs: Record<string, string>, options: Record<string, string[]> = {}) => ({
  specs: Object.entries(specs).map(([name, value]) => ({ name, value })),
  choice: {
    options: Object.entries(options).map(([name, values]) => ({ name, values })),
    variants: [],
  },
});

describe("the size or limit on a card", () => {
  it("is the first of the named ones that the product has, as it is written there", () => {
    const specs = { Size: "61 × 51 cm", "Weight Capacity": "136 kg (300 lb)" };
    expect(cardSpecOf(specified(specs), NAMES)).toEqual({
      cardSpec: { name: "Weight Capacity", value: "136 kg (300 lb)" },
    });
  });

  it("is nothing where the product has none of them, or a shop names none", () => {
    expect(cardSpecOf(specified({ Material: "Foam" }), NAMES)).toEqual({});
    expect(cardSpecOf(specified({ Size: "61 × 51 cm" }), [])).toEqual({});
  });

  it("is what variants differ in, instead of what the product says", () => {
    const product = specified({ "Seat width": "51 cm" }, { "Seat width": ["41 cm", "46 cm"] });
    expect(cardSpecOf(product, NAMES)).toEqual({
      cardSpec: { name: "Seat width", value: "41 cm, 46 cm" },
    });
  });

  it("leaves a text that is long to the product's page", () => {
    const specs = { "Weight capacity": "136 kg (300 lb), ".repeat(5), Size: "61 × 51 cm" };
    expect(cardSpecOf(specified(specs), NAMES)).toEqual({
      cardSpec: { name: "Size", value: "61 × 51 cm" },
    });
  });
});
