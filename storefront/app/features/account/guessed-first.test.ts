import { describe, expect, it } from "vitest";
import { isGuessedFirst } from "./guessed-first";

describe("a password that attackers try first", () => {
  it.each(["123456", "password", "Password1!", "qwerty123", "iloveyou", "letmein"])(
    "is %s",
    (password) => expect(isGuessedFirst(password)).toBe(true),
  );

  it.each(["maple syrup on toast", "northern-lights-8", "x7#kQ2!vLp"])("is not %s", (password) =>
    expect(isGuessedFirst(password)).toBe(false),
  );
});
