import {
  EMAIL_NOT_VERIFIED,
  ErrorResponse,
  LoginResponse,
  TOO_MANY_ATTEMPTS,
  User,
} from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { queryShop } from "./support/shop-database";
import {
  aRegisteredShopper,
  aSignedInShopper,
  aVerifiedShopper,
  newAddress,
  PASSWORD,
  signInAs,
  whoAmI,
} from "./support/shopper";
import { countTries } from "./support/tries";
import { Visitor } from "./support/visitor";

const login = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.ask("session.signIn", { body: { email, password } });

const sidOf = (visitor: Visitor) =>
  /^s:([^.]+)\./.exec(decodeURIComponent(visitor.sessionCookie ?? ""))?.[1];

describe("POST /api/login", () => {
  it.each([
    [{ email: "nonsense", password: PASSWORD }, "email", "Invalid email address"],
    [
      { email: "a@example.ca", password: "12345" },
      "password",
      "Password must be at least 6 characters",
    ],
  ])("refuses %j with the form's own words", async (body, path, message) => {
    const answer = await new Visitor().ask("session.signIn", { body });
    expect(answer.status).toBe(400);
    expect(ErrorResponse.parse(answer.body).fields).toEqual([{ path, message }]);
  });

  it("signs a customer in, by any spelling of the address", async () => {
    const { email, visitor } = await aVerifiedShopper();
    const { status, body } = await login(visitor, email.toUpperCase());
    expect(status).toBe(200);
    const { user, message } = LoginResponse.parse(body);
    expect(user).toMatchObject({ email, firstName: "Ada", lastName: "Park", role: "USER" });
    expect(message).toBe("Welcome back, Ada!");
    const me = await visitor.ask("session.read");
    expect(User.parse(me.body)).toEqual(user);
    expect(me.headers.get("cache-control")).toBe("no-store");
  });

  it("says the same of a wrong password and of an unknown address", async () => {
    const { email, visitor } = await aVerifiedShopper();
    const wrong = await login(visitor, email, "wrong-password");
    const unknown = await login(visitor, newAddress("nobody"));
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ message: "Invalid email or password" });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it("tells of a missing verification only who knows the password", async () => {
    const { email, visitor } = await aRegisteredShopper();
    const right = await login(visitor, email);
    expect(right.status).toBe(403);
    expect(ErrorResponse.parse(right.body).code).toBe(EMAIL_NOT_VERIFIED);
    expect(await whoAmI(visitor)).toBe(401);
    const wrong = await login(visitor, email, "wrong-password");
    expect([wrong.status, wrong.body]).toEqual([401, { message: "Invalid email or password" }]);
  });

  it("gives a cookie that scripts cannot read and other sites do not send", async () => {
    const { email, visitor } = await aVerifiedShopper();
    const { headers } = await login(visitor, email);
    const cookie = headers.getSetCookie().find((line) => line.startsWith("birchwell.sid="));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(/; Secure/i.test(cookie ?? "")).toBe(shopUnderTest().shopUrl.startsWith("https:"));
  });

  it("tells the shop's pages that somebody is signed in, until they are not", async () => {
    const { email, visitor } = await aVerifiedShopper();
    const hintIn = (headers: Headers) =>
      headers.getSetCookie().find((line) => line.startsWith("eldercare-signed-in="));
    const hint = hintIn((await login(visitor, email)).headers);
    expect(hint).toMatch(/^eldercare-signed-in=yes; Max-Age=2592000; Path=\/;.* SameSite=Strict/);
    expect(hint).not.toMatch(/HttpOnly/i);
    const { headers } = await visitor.ask("session.signOut");
    expect(hintIn(headers)).toMatch(/^eldercare-signed-in=; Max-Age=0/);
  });

  it("gives a new session id, so that a planted one opens nothing", async () => {
    const { email, visitor: victim } = await aSignedInShopper();
    const planted = sidOf(victim);
    const attacker = new Visitor();
    attacker.sessionCookie = victim.sessionCookie ?? "";
    await signInAs(victim, email);
    expect(sidOf(victim)).not.toBe(planted);
    expect(await whoAmI(victim)).toBe(200);
    expect(await whoAmI(attacker)).toBe(401);
  });

  it("keeps the session in the database, so that a restart signs nobody out", async () => {
    const { email, visitor } = await aSignedInShopper();
    const [row] = await queryShop<{ sess: { auth_context: { app_metadata: object } } }>(
      "select sess from shop_session where sid = $1 and expire > now() + interval '9 hours'",
      [sidOf(visitor)],
    );
    const [customer] = await queryShop<{ id: string }>("select id from customer where email = $1", [
      email,
    ]);
    expect(row?.sess.auth_context).toMatchObject({
      actor_id: customer?.id,
      actor_type: "customer",
    });
  });

  it("holds in two tabs, and ends in both", async () => {
    const { visitor: tab } = await aSignedInShopper();
    const otherTab = new Visitor();
    otherTab.sessionCookie = tab.sessionCookie ?? "";
    expect(await whoAmI(otherTab)).toBe(200);
    const { status, body } = await tab.ask("session.signOut");
    expect([status, body]).toEqual([200, { message: "You have been logged out." }]);
    expect(await whoAmI(otherTab)).toBe(401);
    expect(tab.sessionCookie).toBeUndefined();
  });

  it("lets a visitor who is signed out log out", async () => {
    expect((await new Visitor().ask("session.signOut")).status).toBe(200);
  });

  it("refuses the eleventh try from one place, even with the right password, and nobody elsewhere", async () => {
    const { email } = await aVerifiedShopper();
    const guesser = new Visitor();
    for (let time = 0; time < 10; time += 1) {
      expect((await login(guesser, email, "wrong-password")).status).toBe(401);
    }
    const { status, body, headers } = await login(guesser, email);
    expect((await login(new Visitor(), email)).status).toBe(200);
    expect(status).toBe(429);
    expect(ErrorResponse.parse(body)).toMatchObject({
      code: TOO_MANY_ATTEMPTS,
      message: expect.stringMatching(
        /^There were too many attempts\. Please try again in \d+ minutes?\.$/,
      ),
    });
    const seconds = Number(headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it("refuses many tries at once as it refuses them one by one", async () => {
    const email = newAddress("burst");
    const visitor = new Visitor();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => login(visitor, email, "wrong-password")),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it("refuses the try after a hundred failures of one IP, whatever the address", async () => {
    const visitor = new Visitor();
    await login(visitor, newAddress("spray"), "wrong-password");
    await countTries("signInIp", visitor.ip, 99);
    expect((await login(visitor, newAddress("spray"), "wrong-password")).status).toBe(401);
    expect((await login(visitor, newAddress("spray"), "wrong-password")).status).toBe(429);
    expect((await login(new Visitor(), newAddress("spray"), "wrong-password")).status).toBe(401);
  });

  it("forgets failures after a success", async () => {
    const { email } = await aVerifiedShopper();
    const visitor = new Visitor();
    await login(visitor, email, "wrong-password");
    await countTries("signInVisitor", `${visitor.ip} ${email}`, 9);
    await signInAs(visitor, email);
    for (let time = 0; time < 2; time += 1) {
      expect((await login(visitor, email, "wrong-password")).status).toBe(401);
    }
  });

  it("is not held against whoever signs in well", async () => {
    const { email, visitor } = await aVerifiedShopper();
    await login(visitor, newAddress("spray"), "wrong-password");
    await countTries("signInIp", visitor.ip, 98);
    for (let time = 0; time < 3; time += 1) await signInAs(visitor, email);
  });
});

describe("GET /api/auth/user", () => {
  it("answers 401 with a sentence to whoever is signed out", async () => {
    const { status, body } = await new Visitor().ask("session.read");
    expect(status).toBe(401);
    expect(ErrorResponse.parse(body).message).toBe("Please sign in first.");
  });

  it("answers 401 to a session whose account is gone", async () => {
    const { email, visitor } = await aSignedInShopper();
    await queryShop("update customer set deleted_at = now() where email = $1", [email]);
    expect(await whoAmI(visitor)).toBe(401);
  });

  it("answers 401 to a made-up cookie", async () => {
    const visitor = new Visitor();
    visitor.sessionCookie = encodeURIComponent("s:made-up.c2lnbmF0dXJl");
    expect(await whoAmI(visitor)).toBe(401);
  });
});
