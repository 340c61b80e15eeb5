import { describe, expect, it } from "vitest";
import { correctedTextQuery, textQuery } from "./text-query";

describe("textQuery", () => {
  it("wants every word, any word, or the last one begun", () => {
    expect(textQuery(["grab", "bar"], "all")).toBe("grab & bar");
    expect(textQuery(["grab", "bar"], "any")).toBe("grab | bar");
    expect(textQuery(["grab", "bar"], "last")).toBe("grab & bar:*");
  });
});

describe("correctedTextQuery", () => {
  it("wants one of the meanings of every word", () => {
    expect(correctedTextQuery([["rolator", "rollator"], ["seat"]])).toBe(
      "(rolator:* | rollator:*) & (seat:*)",
    );
  });
});
