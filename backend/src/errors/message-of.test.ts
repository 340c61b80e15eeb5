import { describe, expect, it } from "vitest";
import { messageOf } from "./message-of";

describe("why something failed", () => {
  it.each([
    [new Error("The disk is full."), "The disk is full."],
    [{ message: "A step failed.", stack: "…" }, "A step failed."],
    ["Refused", "Refused"],
    [undefined, "undefined"],
  ])("is said in words: %o", (error, words) => {
    expect(messageOf(error)).toBe(words);
  });
});
