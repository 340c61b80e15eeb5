import { describe, expect, it } from "vitest";
import { safeName } from "./safe-name";

describe("names in mails", () => {
  it.each(["Ada", "Zoë", "Jean-Luc", "O'Neil", "Mary Ann", "J. R.", "Nguyễn", "Ḥasan"])(
    "greet %s",
    (name) => expect(safeName(` ${name} `)).toBe(name),
  );

  it.each([
    "Visit https://evil.example",
    "evil.example",
    "www.evil.example now",
    "<b>x</b>",
    "WIN $1000!",
    "a".repeat(41),
    "Ada\nBcc",
  ])("leave out %j", (name) => expect(safeName(name)).toBe(""));
});
