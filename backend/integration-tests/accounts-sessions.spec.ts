import { SessionEndResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { describe, expect, it } from "vitest";
import { signInAsAdmin } from "./support/admin-api";
import { aColleague, aSignedInColleague, STAFF_PASSWORD, tokenOf } from "./support/colleague";
import { mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
import { ageActivity, ageSignIn, sessionIdOf } from "./support/session-record";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, signInAs, whoAmI } from "./support/shopper";
import { aSignedInAdmin } from "./support/signed-in-admin";
import { Visitor } from "./support/visitor";

const HOUR = 60;
const DAY = 24 * HOUR;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Whether the shop, Medusa's own calls and the staff's calls of the shop know a visitor. */
async function standing(visitor: Visitor): Promise<number[]> {
  const asked = [
    await visitor.ask("session.read"),
    await visitor.ask("users.list"),
    await visitor.get("/admin/users/me"),
    await visitor.get("/admin/orders?limit=1"),
  ];
  return asked.map(({ status }) => status);
}
const IN = [200, 200, 200, 200];
const OUT = [401, 401, 401, 401];

async function resetPassword(email: string, password: string): Promise<void> {
  await new Visitor().ask("accounts.forgotPassword", { body: { email } });
  const token = tokenIn(await mailWith(email, SUBJECTS.reset));
  const body = { token, password, confirmPassword: password };
  const { status } = await new Visitor().ask("accounts.resetPassword", { body });
  expect(status).toBe(200);
}

describe("a session of staff", () => {
  it("ends ten hours after the password, however much it is used", async () => {
    const admin = await aSignedInAdmin();
    await ageSignIn(admin, 10 * HOUR - 1);
    await ageActivity(admin, 1);
    expect(await standing(admin)).toEqual(IN);
    await ageSignIn(admin, 10 * HOUR);
    expect(await standing(admin)).toEqual(OUT);
  });

  it("ends an hour after its last use, at Medusa's own calls too", async () => {
    const admin = await aSignedInAdmin();
    await ageSignIn(admin, 2 * HOUR);
    await ageActivity(admin, 59);
    expect(await standing(admin)).toEqual(IN);
    for (const path of ["/admin/users/me", addressOf("session.read")]) {
      const idle = await aSignedInAdmin();
      await ageSignIn(idle, 2 * HOUR);
      await ageActivity(idle, 60);
      expect((await idle.get(path)).status, path).toBe(401);
      expect(await standing(idle)).toEqual(OUT);
    }
  });

  it("is kept by what staff do, and not by what pages ask by themselves", async () => {
    const admin = await aSignedInAdmin();
    const idleEnd = async () => {
      const { body } = await admin.ask("session.end");
      const { now, idleEndsAt } = SessionEndResponse.parse(body);
      return Math.round((Date.parse(idleEndsAt ?? "") - Date.parse(now)) / 60_000);
    };
    await ageSignIn(admin, 2 * HOUR);
    await ageActivity(admin, 50);
    await admin.get("/admin/notifications?limit=1");
    await admin.ask("imports.read", { params: { id: "none" } });
    expect(await idleEnd()).toBe(10);
    await admin.ask("session.stay");
    expect(await idleEnd()).toBe(60);
    await ageActivity(admin, 50);
    await admin.get("/admin/orders?limit=1");
    expect(await idleEnd()).toBe(60);
  });

  it("says when it ends, and a token says so itself", async () => {
    const admin = await aSignedInAdmin();
    const { status, body } = await admin.ask("session.end");
    expect(status).toBe(200);
    const { now, endsAt } = SessionEndResponse.parse(body);
    expect((Date.parse(endsAt) - Date.parse(now)) / 3_600_000).toBeCloseTo(10, 1);
    const { token } = await signInAsAdmin();
    const answer = await new Visitor().ask("session.end", { headers: bearer(token) });
    expect(answer.status).toBe(401);
  });

  it("takes its cookie back when it is over", async () => {
    const admin = await aSignedInAdmin();
    const id = sessionIdOf(admin);
    await ageSignIn(admin, 11 * HOUR);
    expect(await whoAmI(admin)).toBe(401);
    expect(admin.sessionCookie).toBeUndefined();
    expect(await queryShop("select 1 from shop_session where sid = $1", [id])).toEqual([]);
  });

  it("that Medusa Admin's sign-in began counts from the password, not from the token's use", async () => {
    const { email, visitor } = await aColleague();
    await visitor.post("/auth/session", {}, bearer(await tokenOf(email)));
    expect(await standing(visitor)).toEqual(IN);
    await ageSignIn(visitor, 10 * HOUR);
    expect(await standing(visitor)).toEqual(OUT);
  });
});

describe("a session of a customer", () => {
  it("lasts thirty days, unused too, and not a minute longer", async () => {
    const { visitor } = await aSignedInShopper();
    await ageSignIn(visitor, 30 * DAY - 1);
    expect(await whoAmI(visitor)).toBe(200);
    await ageSignIn(visitor, 30 * DAY);
    expect(await whoAmI(visitor)).toBe(401);
  });

  it("is kept by the browser and the store as long", async () => {
    const { email, visitor } = await aSignedInShopper();
    const { headers } = await visitor.ask("session.signIn", {
      body: { email, password: "maple-syrup" },
    });
    const cookie = headers.getSetCookie().find((line) => line.startsWith("birchwell.sid="));
    const expires = /expires=([^;]+)/i.exec(cookie ?? "")?.[1] ?? "";
    expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    const [row] = await queryShop<{ days: number }>(
      `select extract(epoch from expire - localtimestamp)::float / 86400 as days
         from shop_session where sid = $1`,
      [sessionIdOf(visitor)],
    );
    expect(row?.days).toBeGreaterThan(29);
  });
});

describe("access of staff ends at once, everywhere", () => {
  it("when the person is removed in Medusa Admin: session and token", async () => {
    const { id, email, visitor } = await aSignedInColleague();
    const token = await tokenOf(email);
    const medusa = await aColleagueSession(email);
    expect(await standing(visitor)).toEqual(IN);
    await (await signInAsAdmin()).delete(`/users/${id}`);
    expect(await standing(visitor)).toEqual(OUT);
    expect(await standing(medusa)).toEqual(OUT);
    expect((await new Visitor().get("/admin/orders", bearer(token))).status).toBe(401);
    expect((await new Visitor().post("/auth/session", {}, bearer(token))).status).toBe(401);
  });

  it("when the role is taken: the session of a colleague is no customer's either", async () => {
    const { email, visitor } = await aSignedInColleague();
    await queryShop(
      `update auth_identity set app_metadata = app_metadata - 'user_id'
        where id in (select auth_identity_id from provider_identity where entity_id = $1)`,
      [email],
    );
    expect(await standing(visitor)).toEqual(OUT);
  });

  it("when the password is reset: sessions, and tokens from before", async () => {
    const { email, visitor } = await aSignedInColleague();
    const medusa = await aColleagueSession(email);
    const token = await tokenOf(email);
    expect((await new Visitor().get("/admin/users/me", bearer(token))).status).toBe(200);
    await resetPassword(email, "another-long-password");
    expect(await standing(visitor)).toEqual(OUT);
    expect(await standing(medusa)).toEqual(OUT);
    for (const [method, path] of [
      ["GET", "/admin/users/me"],
      ["GET", addressOf("session.read")],
      ["GET", addressOf("users.list")],
      ["POST", "/auth/session"],
    ] as const) {
      const body = method === "POST" ? {} : undefined;
      const { status } = await new Visitor().send(method, path, body, bearer(token));
      expect(status, path).toBe(401);
    }
    const fresh = await tokenOf(email, "another-long-password");
    expect((await new Visitor().get("/admin/users/me", bearer(fresh))).status).toBe(200);
  });

  it("when the password is changed: elsewhere, and tokens from before; here it goes on", async () => {
    const { email, visitor } = await aSignedInColleague();
    const elsewhere = await aColleagueSession(email);
    const token = await tokenOf(email);
    const password = "yet-another-password";
    const { status } = await visitor.ask("account.changePassword", {
      body: { currentPassword: STAFF_PASSWORD, password, confirmPassword: password },
    });
    expect(status).toBe(200);
    expect(await standing(visitor)).toEqual(IN);
    expect(await standing(elsewhere)).toEqual(OUT);
    expect((await new Visitor().post("/auth/session", {}, bearer(token))).status).toBe(401);
  });

  it("when the record of the password changes in any other way: what was opened with the old one", async () => {
    const { email, visitor } = await aSignedInColleague();
    await queryShop(
      `update provider_identity set user_metadata = '{"password_mark": "by-hand"}'
        where entity_id = $1`,
      [email],
    );
    expect(await standing(visitor)).toEqual(OUT);
  });

  it("but not for a secret API key, which belongs to the shop", async () => {
    const admin = await signInAsAdmin();
    const { api_key: key } = await admin.post<{ api_key: { id: string; token: string } }>(
      "/api-keys",
      { title: "Till", type: "secret" },
    );
    const basic = { authorization: `Basic ${Buffer.from(`${key.token}:`).toString("base64")}` };
    expect((await new Visitor().get("/admin/orders?limit=1", basic)).status).toBe(200);
    // It opens Medusa's own calls only, and nothing once it is revoked.
    expect((await new Visitor().ask("users.list", { headers: basic })).status).toBe(401);
    await admin.post(`/api-keys/${key.id}/revoke`, {});
    expect((await new Visitor().get("/admin/orders?limit=1", basic)).status).toBe(401);
  });
});

/** A session that Medusa Admin's own sign-in opened. */
async function aColleagueSession(email: string): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.post("/auth/session", {}, bearer(await tokenOf(email)));
  return visitor;
}

describe("a stranger's request", () => {
  it("with a forged token is as good as none", async () => {
    const headers = bearer("eyJhbGciOiJub25lIn0.e30.");
    expect((await new Visitor().ask("products.list", { headers })).status).toBe(200);
    expect((await new Visitor().get("/admin/orders", headers)).status).toBe(401);
  });

  it("with a session that ended elsewhere still reads what anyone may", async () => {
    const { email, visitor } = await aSignedInColleague();
    await resetPassword(email, "another-long-password");
    expect((await visitor.ask("carousel.list")).status).toBe(200);
    await signInAs(visitor, email, "another-long-password");
    expect(await standing(visitor)).toEqual(IN);
  });
});
