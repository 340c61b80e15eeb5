import { STAFF_PASSWORD_GUESSED_FIRST, STAFF_PASSWORD_TOO_SHORT } from "@eldercare/contracts";
import { DEMO_ADMIN_PASSWORD } from "@eldercare/contracts/settings";
import { describe, expect, it } from "vitest";
import { problemOfStaffPassword } from "./staff-password";

describe("a password for somebody of the staff", () => {
  it.each([
    ["is not the demo's", DEMO_ADMIN_PASSWORD, STAFF_PASSWORD_GUESSED_FIRST],
    ["is not made of their own name", "Cleo.League.1!", STAFF_PASSWORD_GUESSED_FIRST],
    ["has at least 12 characters", "elevenchars", STAFF_PASSWORD_TOO_SHORT],
    ["may be any other", "twelve chars", undefined],
  ])("%s", async (_what, password, problem) => {
    expect(await problemOfStaffPassword(password, ["Cleo", "League"])).toBe(problem);
  });
});
