import { describe, expect, it } from "vitest";
import { EmailSettings, SecuritySettings, StoreSettings } from "./settings-forms";

describe("the settings screen", () => {
  it("starts with the specified values", () => {
    expect(StoreSettings.parse({})).toMatchObject({ currency: "CAD", taxRate: 13 });
    expect(EmailSettings.parse({})).toMatchObject({ smtpPort: 587 });
    expect(SecuritySettings.parse({})).toEqual({
      requireEmailVerification: false,
      enableTwoFactor: false,
      sessionTimeout: 30,
      maxLoginAttempts: 5,
    });
  });

  it("wants email addresses where it asks for them, or nothing", () => {
    expect(StoreSettings.safeParse({ storeEmail: "" }).success).toBe(true);
    expect(StoreSettings.safeParse({ storeEmail: "nobody" }).success).toBe(false);
    expect(EmailSettings.safeParse({ fromEmail: "shop@example.ca" }).success).toBe(true);
  });

  it("wants numbers where it asks for them", () => {
    expect(StoreSettings.safeParse({ taxRate: Number.NaN }).success).toBe(false);
    expect(StoreSettings.safeParse({ taxRate: 14.975 }).success).toBe(true);
    expect(SecuritySettings.safeParse({ maxLoginAttempts: 0 }).success).toBe(false);
  });
});
