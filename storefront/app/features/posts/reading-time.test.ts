import { describe, expect, it } from "vitest";
import { readingMinutes } from "./reading-time";

describe("reading time", () => {
  it("is a minute for two hundred words", () => {
    expect(readingMinutes("steady ".repeat(1000))).toBe(5);
  });

  it("is never less than a minute", () => {
    expect(readingMinutes("")).toBe(1);
  });

  it("counts words, not marks, table lines or addresses of links", () => {
    const words = "one two ".repeat(150);
    const marks = "| --- | --- |\n- * # ".repeat(200);
    const link = "[two words](/product/some-very-long-address)";
    expect(readingMinutes(words + marks)).toBe(readingMinutes(words));
    expect(readingMinutes(link.repeat(100))).toBe(1);
  });
});
