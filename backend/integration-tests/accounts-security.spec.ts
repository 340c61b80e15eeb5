import { ErrorResponse, UserListResponse } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import {
  aSignedInShopper,
  newAddress,
  PASSWORD,
  registrationOf,
  signInAs,
  whoAmI,
} from "./support/shopper";
import { countTries } from "./support/tries";
import { Visitor } from "./support/visitor";

const { shopUrl, medusaUrl, adminEmail, adminPassword } = shopUnderTest();

async function anAdmin(): Promise<Visitor> {
  const visitor = new Visitor();
  await signInAs(visitor, adminEmail, adminPassword);
  return visitor;
}

describe("writes under /api", () => {
  const logout = (headers: Record<string, string>) =>
    new Visitor().ask("session.signOut", { headers });

  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${shopUrl}.evil.example` },
    { origin: "http://localhost:1" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: shopUrl, "sec-fetch-site": "cross-site" },
  ])("are refused from another site: %j", async (headers) => {
    const { status, body } = await logout(headers);
    expect(status).toBe(403);
    expect(ErrorResponse.parse(body).message).toContain("another website");
  });

  it.each<Record<string, string>>([
    {},
    { origin: shopUrl },
    { origin: medusaUrl },
    { origin: shopUrl, "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ])("are taken from the shop itself: %j", async (headers) => {
    expect((await logout(headers)).status).toBe(200);
  });

  it("sign nobody out on behalf of another site", async () => {
    const { visitor } = await aSignedInShopper();
    await visitor.ask("session.signOut", { headers: { origin: "https://evil.example" } });
    expect(await whoAmI(visitor)).toBe(200);
  });

  it.each(["/admin/users/me", "/auth/session", "/auth/user/emailpass"])(
    "are refused from another site at Medusa's own %s too",
    async (path) => {
      const { status } = await new Visitor().post(path, {}, { origin: "https://evil.example" });
      expect(status).toBe(403);
    },
  );

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "are refused as %s",
    async (type) => {
      const body = JSON.stringify({ email: newAddress(), password: PASSWORD });
      const answer = await new Visitor().ask("session.signIn", {
        body,
        headers: { "content-type": type },
      });
      expect(answer.status).toBe(415);
      expect(ErrorResponse.parse(answer.body).message).toContain("JSON");
    },
  );

  it.each(["", "{", "[]", "null", '"text"', "7"])("never break on the body %j", async (body) => {
    const names = ["session.signIn", "accounts.register", "accounts.resetPassword"] as const;
    for (const name of names) {
      const headers = { "content-type": "application/json" };
      const answer = await new Visitor().ask(name, { body, headers });
      expect(answer.status, name).toBe(400);
      expect(ErrorResponse.parse(answer.body).message).not.toBe("");
    }
  });
});

describe("GET /api/users", () => {
  it("is refused to visitors and to customers", async () => {
    expect((await new Visitor().ask("users.list")).status).toBe(401);
    const { visitor } = await aSignedInShopper();
    const { status, body } = await visitor.ask("users.list");
    expect(status).toBe(403);
    expect(ErrorResponse.parse(body).message).toBe("You need admin privileges for this.");
  });

  it("lists customers and staff to admins, with who is verified", async () => {
    const { email } = await aSignedInShopper();
    const waiting = newAddress("waiting");
    await new Visitor().ask("accounts.register", { body: registrationOf(waiting) });
    const { status, body } = await (await anAdmin()).ask("users.list");
    expect(status).toBe(200);
    const users = UserListResponse.parse(body);
    const of = (address: string) => users.find((user) => user.email === address);
    expect(of(email)).toMatchObject({ role: "USER", isEmailVerified: true });
    expect(of(waiting)).toMatchObject({ role: "USER", isEmailVerified: false });
    expect(of(adminEmail)).toMatchObject({ role: "ADMIN", isEmailVerified: true });
    expect(JSON.stringify(body)).not.toContain("password");
  });
});

describe("an admin", () => {
  it("signs in once for the shop and for Medusa Admin, and out of both", async () => {
    const admin = await anAdmin();
    expect((await admin.ask("session.read")).body).toMatchObject({ role: "ADMIN" });
    const { status, body } = await admin.get("/admin/users/me");
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { email: adminEmail } });
    await admin.ask("session.signOut");
    expect((await admin.get("/admin/users/me")).status).toBe(401);
  });

  it("who signs in at Medusa Admin is signed in to the shop, with a new session id", async () => {
    const admin = new Visitor();
    const { body } = await admin.post("/auth/user/emailpass", {
      email: adminEmail.toUpperCase(),
      password: adminPassword,
    });
    const headers = { authorization: `Bearer ${(body as { token: string }).token}` };
    await admin.post("/auth/session", {}, headers);
    const first = admin.sessionCookie;
    expect(await whoAmI(admin)).toBe(200);
    await admin.post("/auth/session", {}, headers);
    expect(admin.sessionCookie).not.toBe(first);
    await admin.send("DELETE", "/auth/session");
    expect(await whoAmI(admin)).toBe(401);
  });

  it("cannot delete the own account here", async () => {
    const { status } = await (await anAdmin()).ask("account.remove", {
      body: { password: adminPassword },
    });
    expect(status).toBe(403);
  });
});

describe("Medusa's own doors", () => {
  it("open no session for strangers", async () => {
    expect((await new Visitor().post("/auth/session", {})).status).toBe(401);
  });

  it("let nobody register whom no colleague has invited", async () => {
    const body = { email: newAddress("side-door"), password: PASSWORD };
    expect((await new Visitor().post("/auth/user/emailpass/register", body)).status).toBe(400);
  });

  it("give a customer no token at the door of staff, whatever the password", async () => {
    const { email } = await aSignedInShopper();
    const { status, body } = await new Visitor().post("/auth/user/emailpass", {
      email,
      password: PASSWORD,
    });
    expect([status, body]).toMatchObject([401, { message: "Invalid email or password" }]);
  });

  it("give a signed-in customer no session of staff", async () => {
    const { visitor } = await aSignedInShopper();
    expect((await visitor.post("/auth/session", {})).status).toBe(401);
  });

  it("count failures at the door of staff together with the shop's", async () => {
    const email = newAddress("staff");
    const guesser = new Visitor();
    const wrong = { email, password: "wrong-password" };
    await guesser.post("/auth/user/emailpass", wrong);
    await countTries("signInVisitor", `${guesser.ip} ${email}`, 10);
    const doors = [
      await guesser.ask("session.signIn", { body: wrong }),
      await guesser.post("/auth/user/emailpass", wrong),
    ];
    for (const { status, headers, body } of doors) {
      expect(status).toBe(429);
      expect(headers.get("retry-after")).toMatch(/^\d+$/);
      expect(ErrorResponse.parse(body).message).toContain("Please try again in");
    }
  });

  it("answer a forgotten staff password alike for all addresses, without a token", async () => {
    const { status, body } = await new Visitor().post("/auth/user/emailpass/reset-password", {
      identifier: newAddress("staff"),
    });
    expect([status, body]).toEqual([201, "Created"]);
  });
});
