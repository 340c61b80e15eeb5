import { ErrorResponse } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { signInAsAdmin } from "./support/admin-api";
import { callApi } from "./support/call-api";

const medusa = (path: string, init?: RequestInit) =>
  fetch(`${shopUnderTest().medusaUrl}${path}`, { redirect: "manual", ...init });
const asJson = (body: object) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

describe("the server around Medusa", () => {
  it("is healthy while the database answers", async () => {
    const { status, body, headers } = await callApi("service.health");
    expect({ status, body }).toEqual({ status: 200, body: { status: "ok", database: "ok" } });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("leads from its own root to the shop", async () => {
    const response = await medusa("/");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(shopUnderTest().shopUrl);
  });

  it("keeps an admin's session in the database, in a cookie that scripts cannot read", async () => {
    const { token } = await signInAsAdmin();
    const signedIn = await medusa("/auth/session", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    // The answer's head comes before the session is stored, its end after.
    await signedIn.text();
    const cookie =
      signedIn.headers.getSetCookie().find((line) => line.startsWith("birchwell.sid=")) ?? "";
    expect(cookie).toMatch(/^birchwell\.sid=.*; HttpOnly; SameSite=Lax/);
    const headers = { cookie: cookie.split(";", 1)[0] ?? "" };
    expect((await medusa("/admin/users/me", { headers })).status).toBe(200);
    await medusa("/auth/session", { method: "DELETE", headers });
    expect((await medusa("/admin/users/me", { headers })).status).toBe(401);
  });

  it("tells the shop's pages whether somebody is signed in, also where that is done here", async () => {
    const { token } = await signInAsAdmin();
    const signedIn = await medusa("/auth/session", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    await signedIn.text();
    const cookies = signedIn.headers.getSetCookie();
    expect(cookies).toContainEqual(
      expect.stringMatching(/^eldercare-signed-in=yes; Max-Age=\d{4,}/),
    );
    const headers = { cookie: cookies.map((line) => line.split(";", 1)[0]).join("; ") };
    const signedOut = await medusa("/auth/session", { method: "DELETE", headers });
    expect(signedOut.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^eldercare-signed-in=; Max-Age=0/),
    );
  });

  it.each(["/", "/api/nothing", "/admin/orders", "/auth/nothing", "/static/none.webp"])(
    "answers %s with the shop's security headers",
    async (path) => {
      const { headers } = await medusa(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.has("x-powered-by")).toBe(false);
    },
  );

  it("lets nobody register for the back office without an invitation", async () => {
    const response = await medusa(
      "/auth/user/emailpass/register",
      asJson({ email: "stranger@example.com", password: "a-long-password" }),
    );
    expect(response.status).toBe(400);
    expect(ErrorResponse.parse(await response.json()).message).toContain("invitation");
  });
});
