import { DEMO_ADMIN_PASSWORD } from "@eldercare/contracts/settings";
import { describe, expect, it } from "vitest";
import { problemOfStaffPassword } from "./staff-password";

describe("a password for somebody of the staff", () => {
  it.each([
    ["is not the demo's", DEMO_ADMIN_PASSWORD, /Everybody knows/],
    ["has at least 12 characters", "elevenchars", /12 characters/],
    ["may be any other", "twelve chars", undefined],
  ])("%s", (_what, password, problem) => {
    const said = problemOfStaffPassword(password);
    if (problem) expect(said).toMatch(problem);
    else expect(said).toBeUndefined();
  });
});
