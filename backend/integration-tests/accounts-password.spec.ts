import { ErrorResponse, MessageResponse, RESET_LINK_INVALID } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
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

const NEW_PASSWORD = "northern-lights";

async function resetTokenFor(email: string): Promise<string> {
  await new Visitor().ask("accounts.forgotPassword", { body: { email } });
  return tokenIn(await mailWith(email, SUBJECTS.reset));
}

const reset = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
  new Visitor().ask("accounts.resetPassword", { body: { token, password, confirmPassword } });

const checkLink = (token: string) =>
  new Visitor().ask("accounts.checkResetLink", { query: { token } });

const loginStatus = async (email: string, password: string) =>
  (await new Visitor().ask("session.signIn", { body: { email, password } })).status;

describe("forgotten password", () => {
  it("answers alike for known and unknown addresses, in as much time", async () => {
    const { email } = await aVerifiedShopper();
    const ask = async (address: string) => {
      const start = performance.now();
      const { status, body } = await new Visitor().ask("accounts.forgotPassword", {
        body: { email: address },
      });
      expect(performance.now() - start).toBeGreaterThan(450);
      return [status, MessageResponse.parse(body).message.replace(address, "<address>")];
    };
    expect(await ask(email)).toEqual(await ask(newAddress("nobody")));
  });

  it("sets a new password once, signs out everywhere, and says so by mail", async () => {
    const { email, visitor } = await aSignedInShopper();
    const token = await resetTokenFor(email);
    // However often the link is looked at.
    expect([(await checkLink(token)).status, (await checkLink(token)).status]).toEqual([200, 200]);
    const { status } = await reset(token);
    expect(status).toBe(200);
    expect(await whoAmI(visitor)).toBe(401);
    expect(await loginStatus(email, PASSWORD)).toBe(401);
    expect(await loginStatus(email, NEW_PASSWORD)).toBe(200);
    await mailWith(email, SUBJECTS.passwordChanged);
    const again = await reset(token, "third-password");
    expect(again.status).toBe(400);
    expect(ErrorResponse.parse(again.body).code).toBe(RESET_LINK_INVALID);
    expect(await checkLink(token)).toMatchObject({ status: 400, body: again.body });
    expect(await loginStatus(email, NEW_PASSWORD)).toBe(200);
  });

  it("counts a link once that is sent many times at once", async () => {
    const { email } = await aVerifiedShopper();
    const token = await resetTokenFor(email);
    const answers = await Promise.all([1, 2, 3].map((time) => reset(token, `password-${time}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it("refuses the older of two links", async () => {
    const { email } = await aVerifiedShopper();
    const older = await resetTokenFor(email);
    await new Visitor().ask("accounts.forgotPassword", { body: { email } });
    const newer = tokenIn(await mailWith(email, SUBJECTS.reset, 2));
    expect((await reset(older)).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
  });

  it("refuses a link that is older than an hour", async () => {
    const { email } = await aVerifiedShopper();
    const token = await resetTokenFor(email);
    await queryShop(
      "update auth_password_reset_token set expires_at = now() - interval '1 second' where entity_id = $1",
      [email],
    );
    expect((await checkLink(token)).status).toBe(400);
    expect((await reset(token)).status).toBe(400);
    expect(await loginStatus(email, PASSWORD)).toBe(200);
  });

  it("refuses a link that was bent to another address", async () => {
    const { email } = await aVerifiedShopper();
    const { email: victim } = await aVerifiedShopper();
    const [id] = (await resetTokenFor(email)).split(".");
    const bent = `${id}.${Buffer.from(victim).toString("base64url")}`;
    expect((await checkLink(bent)).status).toBe(400);
    expect((await reset(bent)).status).toBe(400);
    expect(await loginStatus(victim, PASSWORD)).toBe(200);
  });

  it.each(["forged", "a.b.c", "x".repeat(400)])("refuses the token %j", async (token) => {
    const { status, body } = await reset(token);
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).code).toBe(RESET_LINK_INVALID);
    expect((await checkLink(token)).body).toEqual(body);
  });

  it("keeps to the rules for passwords", async () => {
    const short = await reset("any", "12345");
    expect(ErrorResponse.parse(short.body).fields).toEqual([
      { path: "password", message: "Password must be at least 6 characters" },
    ]);
    const different = await reset("any", NEW_PASSWORD, "different");
    expect(ErrorResponse.parse(different.body).fields).toEqual([
      { path: "confirmPassword", message: "Passwords don't match" },
    ]);
  });

  it("verifies the address too, because its owner read the mail", async () => {
    const { email } = await aRegisteredShopper();
    expect((await reset(await resetTokenFor(email))).status).toBe(200);
    expect(await loginStatus(email, NEW_PASSWORD)).toBe(200);
  });

  it("opens an account again that was locked by guessing", async () => {
    const { email } = await aVerifiedShopper();
    await loginStatus(email, "wrong-password");
    await countTries("signInAccount", email, 100);
    expect(await loginStatus(email, PASSWORD)).toBe(429);
    await reset(await resetTokenFor(email));
    expect(await loginStatus(email, NEW_PASSWORD)).toBe(200);
  });
});

describe("PUT /api/account/password", () => {
  const change = (visitor: Visitor, currentPassword: string) =>
    visitor.ask("account.changePassword", {
      body: {
        currentPassword,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      },
    });

  it("signs out everywhere else, and renews the session here", async () => {
    const { email, visitor } = await aSignedInShopper();
    const elsewhere = new Visitor();
    await signInAs(elsewhere, email);
    const before = visitor.sessionCookie;
    expect((await change(visitor, PASSWORD)).status).toBe(200);
    expect(visitor.sessionCookie).not.toBe(before);
    expect(await whoAmI(visitor)).toBe(200);
    expect(await whoAmI(elsewhere)).toBe(401);
    expect(await loginStatus(email, NEW_PASSWORD)).toBe(200);
    expect(await loginStatus(email, PASSWORD)).toBe(401);
    await mailWith(email, SUBJECTS.passwordChanged);
  });

  it("asks for the current password", async () => {
    const { email, visitor } = await aSignedInShopper();
    const { status, body } = await change(visitor, "not-the-one");
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).fields?.[0]?.path).toBe("currentPassword");
    expect(await loginStatus(email, PASSWORD)).toBe(200);
  });

  it("is for people who are signed in", async () => {
    expect((await change(new Visitor(), PASSWORD)).status).toBe(401);
  });
});
