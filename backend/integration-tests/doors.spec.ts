import { ErrorResponse } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { type RawAnswer, rawRequest } from "./support/raw-request";
import { newAddress } from "./support/shopper";
import { aSignedInAdmin } from "./support/signed-in-admin";
import { Visitor } from "./support/visitor";

const { medusaUrl, adminEmail, adminPassword } = shopUnderTest();
const STAFF = JSON.stringify({ email: adminEmail, password: adminPassword });

/** An attacker's program: nothing makes the path better on the way. */
function attack(method: string, target: string, body = STAFF, ip?: string): Promise<RawAnswer> {
  const headers = {
    "content-type": "application/json",
    ...(ip ? { "x-forwarded-for": ip } : {}),
  };
  return rawRequest(medusaUrl, target, { method, headers, body: method === "GET" ? "" : body });
}

describe("Medusa's origin", () => {
  it.each([
    ["an actor that nobody set up", "POST", "/auth/x/emailpass"],
    ["its registration", "POST", "/auth/x/emailpass/register"],
    ["customers", "POST", "/auth/customer/emailpass"],
    ["registration of customers", "POST", "/auth/customer/emailpass/register"],
    ["staff, in code", "POST", "/auth/user/emailpas%73"],
    ["staff, in code twice", "POST", "/auth/user/emailpas%2573"],
    ["registration of staff, in code", "POST", "/auth/user/%65mailpass/register"],
    ["staff behind two slashes", "POST", "//auth/user/emailpass"],
    ["staff between two slashes", "POST", "/auth//user/emailpass"],
    ["staff in capitals", "POST", "/AUTH/user/emailpass"],
    ["staff with a slash after", "POST", "/auth/user/emailpass/"],
    ["staff behind dots", "POST", "/app/../auth/user/emailpass"],
    ["staff behind a host", "POST", "http://shop.example/auth/user/emailpass"],
    ["a provider that nobody set up", "POST", "/auth/user/google"],
    ["the answer of a provider", "GET", "/auth/user/emailpass/callback"],
    ["sign-in by address", "GET", "/auth/user/emailpass"],
    ["a password set by token", "POST", "/auth/user/emailpass/update"],
    ["tokens renewed for ever", "POST", "/auth/token/refresh"],
    ["verification past the shop's link", "POST", "/auth/verification/confirm"],
    ["its request", "POST", "/auth/verification/request"],
    ["users made of identities", "POST", "/auth/emailpass/user"],
    ["Medusa's shop", "GET", "/store/products"],
    ["customers of Medusa's shop", "POST", "/store/customers"],
    ["Medusa's cloud", "GET", "/cloud/auth"],
    ["Medusa's webhooks", "POST", "/hooks/payment/stripe_stripe"],
    ["staff's routes in capitals", "GET", "/ADMIN/users/me"],
    ["staff's routes behind two slashes", "GET", "//admin/users/me"],
    ["routes that Medusa has not", "GET", "/admin/nothing"],
  ])("is closed to %s", async (_what, method, target) => {
    const { status, body, headers } = await attack(method, target);
    expect({ status, body: JSON.parse(body) }).toEqual({
      status: 404,
      body: { message: "There is no such call." },
    });
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("stops guessing at the door of staff, and says for how long", async () => {
    const guess = JSON.stringify({ email: newAddress("guessed"), password: "not-this-one" });
    const { ip } = new Visitor();
    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries++) {
      statuses.push((await attack("POST", "/auth/user/emailpass", guess, ip)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const { status, headers, body } = await attack("POST", "/auth/user/emailpass", guess, ip);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(ErrorResponse.parse(JSON.parse(body)).message).toContain("too many attempts");
  });

  it.each(["{", "[", '"text"'])(
    "is not broken by the body %j at the door of staff",
    async (body) => {
      const { status } = await attack("POST", "/auth/user/emailpass", body);
      expect([400, 401]).toContain(status);
    },
  );

  it("says what is wrong with an address that cannot be decoded", async () => {
    const { status, body } = await attack("GET", "/admin/orders/%E0%A4%A");
    expect([status, JSON.parse(body)]).toEqual([400, { message: "The address is malformed." }]);
  });

  it("asks strangers to sign in where staff work", async () => {
    expect((await attack("GET", "/admin/orders")).status).toBe(401);
    expect((await attack("GET", "/admin/users/me")).status).toBe(401);
  });

  it("answers staff, and their tools, as Medusa does", async () => {
    const staff = await aSignedInAdmin();
    for (const path of [
      "/admin/users/me",
      "/admin/orders?limit=1",
      "/admin/products?limit=1",
      "/admin/feature-flags",
      "/auth/user/providers",
      "/auth/mfa/factors",
    ]) {
      expect((await staff.get(path)).status, path).toBe(200);
    }
  });
});
