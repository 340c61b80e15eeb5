import {
  ErrorResponse,
  SECOND_FACTOR_NEEDED,
  STAFF_RECENT_PASSWORD_MINUTES,
} from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { codeOf } from "./support/authenticator";
import { aSignedInColleague, type Colleague, STAFF_PASSWORD } from "./support/colleague";
import { ageSignIn } from "./support/session-record";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, whoAmI } from "./support/shopper";
import { countTries } from "./support/tries";
import { Visitor, type VisitorAnswer } from "./support/visitor";

const SIGN_IN_AGAIN = "Please sign out and in again first: this changes how you sign in.";

type WithAuthenticator = Colleague & { secret: string; factorId: string; recovery: string[] };

async function aColleagueWithAuthenticator(): Promise<WithAuthenticator> {
  const colleague = await aSignedInColleague();
  const { secret, factorId } = await setUpAuthenticator(colleague.visitor);
  const { body } = await colleague.visitor.post("/auth/mfa/recovery-codes", {});
  const { recovery_codes: recovery } = body as { recovery_codes: string[] };
  return { ...colleague, secret, factorId, recovery };
}

/** Sets an authenticator up as Medusa Admin's profile page does. */
async function setUpAuthenticator(visitor: Visitor): Promise<{ secret: string; factorId: string }> {
  const started = await visitor.post("/auth/mfa/factors", { provider: "totp", label: "phone" });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const { secret, mfa_factor: factor } = started.body as {
    secret: string;
    mfa_factor: { id: string };
  };
  const code = codeOf(secret);
  const verified = await visitor.post(`/auth/mfa/factors/${factor.id}/verify`, { code });
  expect(verified.status, JSON.stringify(verified.body)).toBe(200);
  return { secret, factorId: factor.id };
}

const signIn = (email: string, code?: string, visitor = new Visitor()) =>
  visitor.ask("session.signIn", { body: { email, password: STAFF_PASSWORD, code } });

const problemOf = ({ body }: VisitorAnswer) => ErrorResponse.parse(body);

describe("staff with an authenticator", () => {
  it("are asked for its code after the right password, and for nothing after a wrong one", async () => {
    const { email, secret } = await aColleagueWithAuthenticator();
    const asked = await signIn(email);
    expect(asked.status).toBe(403);
    expect(problemOf(asked).code).toBe(SECOND_FACTOR_NEEDED);
    const wrong = await new Visitor().ask("session.signIn", {
      body: { email, password: "not-the-password", code: codeOf(secret) },
    });
    expect([wrong.status, problemOf(wrong).code]).toEqual([401, undefined]);
    const visitor = new Visitor();
    expect((await signIn(email, codeOf(secret), visitor)).status).toBe(200);
    expect(await whoAmI(visitor)).toBe(200);
    expect((await visitor.ask("users.list")).status).toBe(200);
    expect((await visitor.get("/admin/users/me")).status).toBe(200);
  });

  it("cannot use a code twice, nor a wrong one", async () => {
    const { email, secret } = await aColleagueWithAuthenticator();
    const code = codeOf(secret, 1);
    const both = await Promise.all([signIn(email, code), signIn(email, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await signIn(email, code);
    expect(problemOf(again).fields?.[0]?.path).toBe("code");
    expect((await signIn(email, codeOf(secret, 40))).status).toBe(400);
  });

  it("sign in with a recovery code, each once; none is kept in words", async () => {
    const { email, recovery } = await aColleagueWithAuthenticator();
    const [first = "", second = ""] = recovery;
    expect(recovery).toHaveLength(10);
    const both = await Promise.all([signIn(email, first), signIn(email, first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await signIn(email, first)).status).toBe(400);
    expect((await signIn(email, ` ${second.toUpperCase()} `)).status).toBe(200);
    const [kept] = await queryShop<{ text: string }>(
      "select string_agg(to_jsonb(t)::text, ' ') as text from auth_mfa_recovery_code t",
    );
    for (const code of recovery) expect(kept?.text).not.toContain(code);
  });

  it("cannot be guessed: wrong codes count as failed sign-ins, right passwords take none back", async () => {
    const { email, secret } = await aColleagueWithAuthenticator();
    const guesser = new Visitor();
    await signIn(email, "000000", guesser);
    await countTries("signInVisitor", `${guesser.ip} ${email}`, 9);
    await signIn(email, undefined, guesser);
    expect((await signIn(email, codeOf(secret), guesser)).status).toBe(429);
    const credentials = { email, password: STAFF_PASSWORD };
    expect((await guesser.post("/auth/user/emailpass", credentials)).status).toBe(429);
  });

  it("pass both steps at Medusa Admin too, where tries and used codes count together", async () => {
    const { email, secret } = await aColleagueWithAuthenticator();
    const visitor = new Visitor();
    const first = await visitor.post("/auth/user/emailpass", { email, password: STAFF_PASSWORD });
    const { mfa_challenge: challenge, token } = first.body as {
      mfa_challenge: { id: string };
      token: string;
    };
    const headers = { authorization: `Bearer ${token}` };
    // The first step alone opens nothing.
    await visitor.post("/auth/session", {}, headers);
    expect((await visitor.get("/admin/orders")).status).toBe(401);
    expect(await whoAmI(visitor)).toBe(401);
    const verify = (code: string) =>
      visitor.post(
        `/auth/mfa/challenges/${challenge.id}/verify`,
        { method: "totp", code },
        headers,
      );
    expect((await verify("000000")).status).toBe(400);
    const code = codeOf(secret, 1);
    const second = await verify(code);
    expect(second.status, JSON.stringify(second.body)).toBe(200);
    const { token: full } = second.body as { token: string };
    await visitor.post("/auth/session", {}, { authorization: `Bearer ${full}` });
    expect((await visitor.get("/admin/orders?limit=1")).status).toBe(200);
    expect((await visitor.ask("users.list")).status).toBe(200);
    expect((await signIn(email, code)).status).toBe(400);
  });

  it("keep it while their password changes, and take it off with a code only", async () => {
    const { email, secret, factorId } = await aColleagueWithAuthenticator();
    const visitor = new Visitor();
    // Before the time moves on: a code counts once.
    const [now, next] = [codeOf(secret), codeOf(secret, 1)];
    await signIn(email, next, visitor);
    const password = "yet-another-password";
    await visitor.ask("account.changePassword", {
      body: { currentPassword: STAFF_PASSWORD, password, confirmPassword: password },
    });
    expect((await visitor.get("/admin/orders?limit=1")).status).toBe(200);
    const path = `/auth/mfa/factors/${factorId}`;
    expect((await visitor.delete(path, {})).status).toBe(400);
    const answer = await visitor.delete(path, { method: "totp", code: now });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });
});

describe("second factors", () => {
  it("are set up, and recovery codes made, by who gave the password just now", async () => {
    const { visitor } = await aSignedInColleague();
    const isRefused = async (path: string, body: object) => {
      await ageSignIn(visitor, STAFF_RECENT_PASSWORD_MINUTES + 1);
      const answer = await visitor.post(path, body);
      expect([answer.status, problemOf(answer).message]).toEqual([403, SIGN_IN_AGAIN]);
      await ageSignIn(visitor, STAFF_RECENT_PASSWORD_MINUTES - 1);
    };
    await isRefused("/auth/mfa/factors", { provider: "totp", label: "phone" });
    await setUpAuthenticator(visitor);
    await isRefused("/auth/mfa/recovery-codes", {});
    expect((await visitor.post("/auth/mfa/recovery-codes", {})).status).toBe(200);
  });

  it("that are set up or taken off end the person's other sessions, and keep this one", async () => {
    const { email, visitor } = await aSignedInColleague();
    const elsewhere = new Visitor();
    await signIn(email, undefined, elsewhere);
    const { secret, factorId } = await setUpAuthenticator(visitor);
    expect([await whoAmI(visitor), await whoAmI(elsewhere)]).toEqual([200, 401]);
    const [now, next] = [codeOf(secret), codeOf(secret, 1)];
    await signIn(email, next, elsewhere);
    const taken = await visitor.delete(`/auth/mfa/factors/${factorId}`, {
      method: "totp",
      code: now,
    });
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    expect([await whoAmI(visitor), await whoAmI(elsewhere)]).toEqual([200, 401]);
  });

  it("cannot be taken off by trying codes in an open session", async () => {
    const { visitor, factorId, secret } = await aColleagueWithAuthenticator();
    const takeOff = (code: string) =>
      visitor.delete(`/auth/mfa/factors/${factorId}`, { method: "totp", code });
    const tries = await Promise.all(Array.from({ length: 12 }, () => takeOff("000000")));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await takeOff(codeOf(secret))).status).toBe(429);
  });

  it("are for staff: customers and strangers cannot set one up", async () => {
    const { visitor } = await aSignedInShopper();
    for (const somebody of [visitor, new Visitor()]) {
      const { status } = await somebody.post("/auth/mfa/factors", { provider: "totp" });
      expect(status).toBe(401);
    }
  });
});
