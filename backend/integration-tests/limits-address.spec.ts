import { VISITOR_HEADER, visitorHeader } from "@eldercare/contracts/visitor-address";
import { describe, expect, it } from "vitest";
import { newAddress } from "./support/shopper";
import { countedTries } from "./support/tries";
import { Visitor } from "./support/visitor";

/** The tests' Medusa has one proxy before it (MEDUSA_TRUSTED_PROXIES). */

const wrongSignIn = (visitor: Visitor, headers: Record<string, string>) =>
  visitor.ask("session.signIn", {
    body: { email: newAddress("nobody"), password: "wrong-password" },
    headers,
  });

const secret = () => {
  const { STOREFRONT_SECRET: value } = process.env;
  if (!value) throw new Error('STOREFRONT_SECRET is not set: run the test with "npm test"');
  return value;
};

describe("limits at Medusa's port", () => {
  it.each([
    (ip: string) => ip,
    (ip: string) => `6.6.6.6, ${ip}`,
    (ip: string) => `6.6.6.6, 7.7.7.7, 8.8.8.8, ${ip}`,
  ])("count by what the proxy saw, not by what the caller claims before it", async (forwarded) => {
    const { ip } = new Visitor();
    await wrongSignIn(new Visitor(), { "x-forwarded-for": forwarded(ip) });
    expect(await countedTries("signInIp", ip)).toBe(1);
    expect(await countedTries("signInIp", "6.6.6.6")).toBe(0);
  });

  it("count by the visitor whom the storefront names", async () => {
    const [visitor, proxied] = [new Visitor(), new Visitor()];
    await wrongSignIn(proxied, { [VISITOR_HEADER]: visitorHeader(visitor.ip, secret()) });
    expect(await countedTries("signInIp", visitor.ip)).toBe(1);
    expect(await countedTries("signInIp", proxied.ip)).toBe(0);
  });

  it.each(["", "guess", "null"])("believe no visitor's name with the secret %j", async (guess) => {
    const [visitor, forger] = [new Visitor(), new Visitor()];
    await wrongSignIn(forger, { [VISITOR_HEADER]: visitorHeader(visitor.ip, guess) });
    expect(await countedTries("signInIp", visitor.ip)).toBe(0);
    expect(await countedTries("signInIp", forger.ip)).toBe(1);
  });
});
