import { describe, expect, it } from "vitest";
import { correctedTextQuery, textQuery } from "./text-query";

describe("textQuery", () => {
  it("wants every word, any word, or the last one begun", () => {
    expect(textQuery(["brass", "lamp"], "all")).toBe("brass & lamp");
    expect(textQuery(["brass", "lamp"], "any")).toBe("brass | lamp");
    expect(textQuery(["brass", "lamp"], "last")).toBe("brass & lamp:*");
  });
});

describe("correctedTextQuery", () => {
  it("wants one of the meanings of every word", () => {
    expect(correctedTextQuery([["baloon", "balloon"], ["seat"]])).toBe(
      "(baloon:* | balloon:*) & (seat:*)",
    );
  });
});
