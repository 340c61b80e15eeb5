import { describe, expect, it } from "vitest";
import { shopPagePolicy } from "./shop-page-policy.ts";

describe("a page's Content-Security-Policy", () => {
  it("lets no other host's scripts, frames or calls in", () => {
    const policy = shopPagePolicy(["'sha256-x'"]);
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain("stripe");
  });

  it("lets Stripe's card form in where cards are taken", () => {
    const policy = shopPagePolicy([], true);
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
  });
});
