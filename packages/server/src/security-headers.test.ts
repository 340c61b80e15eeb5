import { describe, expect, it } from "vitest";
import { DATA_SECURITY_POLICY, pageSecurityPolicy, securityHeaders } from "./security-headers.js";

describe("the headers of every answer", () => {
  it("keep browsers from guessing, telling and framing", () => {
    expect(securityHeaders("http://localhost:8000")).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Frame-Options": "DENY",
    });
  });

  it("ask for https, on subdomains too, only where the shop is on it", () => {
    const name = "Strict-Transport-Security";
    expect(securityHeaders("https://shop.example")[name]).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect(securityHeaders("http://localhost:8000")).not.toHaveProperty(name);
  });
});

describe("a page's Content-Security-Policy", () => {
  it("lets no other host's scripts, frames or calls in, and nobody frame it", () => {
    const policy = pageSecurityPolicy();
    for (const part of ["script-src 'self'", "frame-src 'self'", "connect-src 'self'"]) {
      expect(policy.split("; ")).toContain(part);
    }
    expect(policy.split("; ")).toContain("frame-ancestors 'none'");
    expect(DATA_SECURITY_POLICY).toContain("frame-ancestors 'none'");
  });

  it("lets no plug-in in, and no text lead a page's links and forms elsewhere", () => {
    const page = pageSecurityPolicy().split("; ");
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(page).toContain(part);
    }
    const data = DATA_SECURITY_POLICY.split("; ");
    for (const part of ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]) {
      expect(data).toContain(part);
    }
  });

  it("lets in what is named", () => {
    const policy = pageSecurityPolicy({
      scripts: ["'sha256-x'"],
      frames: ["https://a.example"],
      connections: ["https://b.example"],
    });
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).toContain("frame-src 'self' https://a.example;");
    expect(policy).toContain("connect-src 'self' https://b.example;");
  });
});
