import { afterEach, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
import {
  aVerifiedShopper,
  newAddress,
  PASSWORD,
  registrationOf,
  signInAs,
} from "./support/shopper";
import { countedTries, countTries, forgetTries } from "./support/tries";
import { Visitor } from "./support/visitor";

const { adminEmail, adminPassword } = shopUnderTest();
const MEDUSA_ADMIN = "/auth/user/emailpass";

const login = async (visitor: Visitor, email: string, password = PASSWORD) =>
  (await visitor.ask("session.signIn", { body: { email, password } })).status;

/** As if many had guessed from many places: nobody new is let in to the account. */
async function guessedFromEverywhere(email: string): Promise<void> {
  await login(new Visitor(), email, "wrong-password");
  await countTries("signInAccount", email, 100);
}

describe("an account that others guess at", () => {
  it("stays open to a device that was signed in before, from whatever place", async () => {
    const { email, visitor } = await aVerifiedShopper();
    await signInAs(visitor, email);
    await visitor.ask("session.signOut");
    await guessedFromEverywhere(email);
    expect(await login(new Visitor(), email)).toBe(429);
    expect(await login(visitor, email)).toBe(200);
  });

  it("is not opened by another account's device", async () => {
    const { email } = await aVerifiedShopper();
    const { email: other, visitor } = await aVerifiedShopper();
    await signInAs(visitor, other);
    await guessedFromEverywhere(email);
    expect(await login(visitor, email)).toBe(429);
  });

  it("counts a known device's own failures", async () => {
    const { email, visitor } = await aVerifiedShopper();
    await signInAs(visitor, email);
    for (let time = 0; time < 10; time += 1) {
      expect(await login(visitor, email, "wrong-password")).toBe(401);
    }
    expect(await login(visitor, email)).toBe(429);
    expect(await login(new Visitor(), email)).toBe(200);
  });

  it("uses up few of the account's tries from one place, however often it is tried", async () => {
    const { email } = await aVerifiedShopper();
    const guesser = new Visitor();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => login(guesser, email, "wrong-password")),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(await countedTries("signInAccount", email)).toBe(10);
  });

  it("opens where its owner has chosen a new password by mail", async () => {
    const { email } = await aVerifiedShopper();
    await guessedFromEverywhere(email);
    const owner = new Visitor();
    await owner.ask("accounts.forgotPassword", { body: { email } });
    const token = tokenIn(await mailWith(email, SUBJECTS.reset));
    const password = "northern-lights";
    await owner.ask("accounts.resetPassword", {
      body: { token, password, confirmPassword: password },
    });
    await guessedFromEverywhere(email);
    expect(await login(owner, email, password)).toBe(200);
  });
});

describe("the admin", () => {
  // Other tests sign in too.
  afterEach(() => forgetTries("signInAccount", adminEmail));

  const guess = { email: adminEmail, password: "wrong-password" };

  it("is locked out by nobody who guesses from one place, at either door", async () => {
    const guesser = new Visitor();
    for (let time = 0; time < 5; time += 1) {
      expect(await login(guesser, adminEmail, "wrong-password")).toBe(401);
      expect((await guesser.post(MEDUSA_ADMIN, guess)).status).toBe(401);
    }
    for (const { status, headers, body } of [
      await guesser.post(MEDUSA_ADMIN, guess),
      await guesser.ask("session.signIn", { body: guess }),
    ]) {
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(body).toMatchObject({
        message: expect.stringMatching(/^There were too many attempts\. Please try again in /),
      });
    }
    expect(await login(new Visitor(), adminEmail, adminPassword)).toBe(200);
    const { status } = await new Visitor().post(MEDUSA_ADMIN, {
      email: adminEmail,
      password: adminPassword,
    });
    expect(status).toBe(200);
  });

  it("is known at both doors on the device of a sign-in at either", async () => {
    const device = new Visitor();
    await device.post(MEDUSA_ADMIN, { email: adminEmail, password: adminPassword });
    await guessedFromEverywhere(adminEmail);
    expect(await login(new Visitor(), adminEmail, adminPassword)).toBe(429);
    expect(await login(device, adminEmail, adminPassword)).toBe(200);
    const { status } = await device.post(MEDUSA_ADMIN, {
      email: adminEmail,
      password: adminPassword,
    });
    expect(status).toBe(200);
  });
});

describe("quotas of mails", () => {
  it("leave the way back to the own account open, whatever other forms were sent", async () => {
    const { email, visitor } = await aVerifiedShopper();
    for (let time = 0; time < 7; time += 1) {
      await visitor.ask("newsletter.signUp", { body: { email, consent: true } });
      await visitor.ask("accounts.register", { body: registrationOf(email) });
      await visitor.ask("accounts.resendVerification", { body: { email } });
      await visitor.ask("contact.send", {
        body: { name: "Ada", email, subject: "Hello", message: "A question about canes." },
      });
    }
    expect((await visitor.ask("accounts.forgotPassword", { body: { email } })).status).toBe(200);
    await mailWith(email, SUBJECTS.reset);
  });

  it("say when to come back once they are used up", async () => {
    const email = newAddress("reset");
    const visitor = new Visitor();
    await visitor.ask("accounts.forgotPassword", { body: { email } });
    await countTries("resetAddress", email, 6);
    const { status, headers } = await visitor.ask("accounts.forgotPassword", { body: { email } });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
