import { describe, expect, it } from "vitest";
import { isGuessedFirst } from "./guessed-first.js";
import { DEMO_ADMIN_PASSWORD } from "./settings.js";

describe("a password that attackers try first", () => {
  it.each(["123456", "password", "Password1!", "qwerty123", "iloveyou", "letmein", "Birchwell1"])(
    "is %s",
    (password) => expect(isGuessedFirst(password)).toBe(true),
  );

  it.each(["maple syrup on toast", "northern-lights-8", "x7#kQ2!vLp"])("is not %s", (password) =>
    expect(isGuessedFirst(password)).toBe(false),
  );
});

describe("a password of staff that attackers try first", () => {
  const owner = { isStaff: true, names: ["Cleo", "League", "cleo-colleague@example.ca"] };

  it.each([
    "qwertyuiop12",
    "Password2026!",
    "birchwellbirchwell",
    "Birchwell2026!",
    "Cleo-League-1",
    "Colleague-2026!",
    "b1rchwell-2026",
    DEMO_ADMIN_PASSWORD,
  ])("is %s", (password) => expect(isGuessedFirst(password, owner)).toBe(true));

  it.each(["twelve-chars", "eldercare needs maple toast", "cleo likes northern lights"])(
    "is not %s",
    (password) => expect(isGuessedFirst(password, owner)).toBe(false),
  );
});
