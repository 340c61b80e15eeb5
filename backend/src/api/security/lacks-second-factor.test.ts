import { describe, expect, it } from "vitest";
import type { Account } from "../../accounts/account";
import { lacksSecondFactor } from "./lacks-second-factor";

const signIn = (actorType?: Account["actorType"], secondFactorAt?: Date) => ({
  account: actorType && ({ actorType } as Account),
  secondFactorAt,
});

describe("a second factor that the shop asks for", () => {
  it("is asked of staff who signed in without one, and of nobody else", () => {
    expect(lacksSecondFactor(signIn("user"), "required")).toBe(true);
    expect(lacksSecondFactor(signIn("user", new Date()), "required")).toBe(false);
    expect(lacksSecondFactor(signIn("customer"), "required")).toBe(false);
    expect(lacksSecondFactor(signIn(), "required")).toBe(false);
  });

  it("is nobody's duty unless the setting says so", () => {
    expect(lacksSecondFactor(signIn("user"), "optional")).toBe(false);
  });
});
