import { describe, expect, it } from "vitest";
import { DEVICE_DAYS, knownDeviceIn, rememberingCookie } from "./device-token";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const context = { secret: "a secret of the shop's own, long enough", now: NOW };
const ADA = "ada@example.ca";
const BEN = "ben@example.ca";

describe("the cookie of a known device", () => {
  it("proves that somebody signed in to this account here, and to no other", () => {
    const cookie = rememberingCookie(undefined, ADA, context);
    expect(knownDeviceIn(cookie, ADA, context)?.id).toMatch(/^[\w-]{16}$/);
    expect(knownDeviceIn(cookie, BEN, context)).toBeUndefined();
    expect(cookie).not.toContain("ada");
  });

  it("knows everybody who shares the device, the last eight at most", () => {
    const people = Array.from({ length: 10 }, (_, index) => `person${index}@example.ca`);
    const cookie = people.reduce<string | undefined>(
      (before, email) => rememberingCookie(before, email, context),
      undefined,
    );
    const known = people.filter((email) => knownDeviceIn(cookie, email, context));
    expect(known).toEqual(people.slice(2));
  });

  it("has one token of an account, a new one after each sign-in", () => {
    const first = rememberingCookie(undefined, ADA, context);
    const second = rememberingCookie(first, ADA, context);
    expect(second.split("~")).toHaveLength(1);
    expect(knownDeviceIn(second, ADA, context)).not.toEqual(knownDeviceIn(first, ADA, context));
  });

  it("ends after half a year without a sign-in", () => {
    const cookie = rememberingCookie(undefined, ADA, context);
    const days = (count: number) => ({ ...context, now: NOW + count * 24 * 60 * 60 * 1000 });
    expect(knownDeviceIn(cookie, ADA, days(DEVICE_DAYS - 1))).toBeDefined();
    expect(knownDeviceIn(cookie, ADA, days(DEVICE_DAYS + 1))).toBeUndefined();
  });

  it("cannot be made up, stretched or taken from another shop", () => {
    const cookie = rememberingCookie(undefined, ADA, context);
    const [id, expires, seal] = cookie.split(".");
    const forged = [
      `${id}.${Number(expires) + 1}.${seal}`,
      `x${id}.${expires}.${seal}`,
      `${id}.${expires}.`,
      `${id}.${expires}`,
      "..",
      "~~~",
      "",
      rememberingCookie(undefined, ADA, { ...context, secret: "another shop's secret" }),
    ];
    for (const value of forged) expect(knownDeviceIn(value, ADA, context), value).toBeUndefined();
  });
});
