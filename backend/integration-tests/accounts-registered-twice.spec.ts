import { ErrorResponse } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { newAddress, registrationOf, signInAs } from "./support/shopper";
import { Visitor } from "./support/visitor";

const PASSWORDS = { ann: "ann-was-here", bob: "bob-was-here" } as const;
type Name = keyof typeof PASSWORDS;

const register = (email: string, name: Name) =>
  new Visitor().ask("accounts.register", {
    body: registrationOf(email, {
      firstName: name,
      password: PASSWORDS[name],
      confirmPassword: PASSWORDS[name],
    }),
  });

const verify = (token: string) => new Visitor().ask("accounts.verifyEmail", { query: { token } });

const signIn = (email: string, name: Name) =>
  new Visitor().ask("session.signIn", { body: { email, password: PASSWORDS[name] } });

/** Ann registered an address, then Bob the same; the links of their mails. */
async function anAddressOfTwo(): Promise<{ email: string } & Record<Name, string>> {
  const email = newAddress("twice");
  await register(email, "ann");
  const ann = tokenIn(await mailWith(email, SUBJECTS.verify, 1));
  await register(email, "bob");
  const bob = tokenIn(await mailWith(email, SUBJECTS.verify, 2));
  return { email, ann, bob };
}

describe("an address that was registered twice before it was verified", () => {
  it.each([
    ["ann", "bob"],
    ["bob", "ann"],
  ] as const)(
    "has the password and name of the link that is followed: %s's, not %s's",
    async (one, other) => {
      const { email, ...links } = await anAddressOfTwo();
      expect((await verify(links[one])).status).toBe(200);
      expect(await signIn(email, one)).toMatchObject({
        status: 200,
        body: { user: { firstName: one, email } },
      });
      expect((await signIn(email, other)).status).toBe(401);
      // What was verified is not changed by the other link any more.
      expect((await verify(links[other])).status).toBe(400);
      expect((await signIn(email, one)).status).toBe(200);
      expect((await signIn(email, other)).status).toBe(401);
    },
  );

  it("is opened by an older link for its day only", async () => {
    const { email, ann, bob } = await anAddressOfTwo();
    await queryShop(
      `update pending_registration set created_at = now() - interval '24 hours 1 second'
        where first_name = 'ann' and auth_identity_id in (
          select auth_identity_id from provider_identity where entity_id = $1)`,
      [email],
    );
    const { status, body } = await verify(ann);
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).message).toContain("expired");
    // Its password is over with it: the newest still answers, unverified.
    expect((await signIn(email, "ann")).status).toBe(401);
    expect((await signIn(email, "bob")).status).toBe(403);
    expect((await verify(bob)).status).toBe(200);
    expect((await signIn(email, "bob")).status).toBe(200);
  });

  it("gets an email to choose a password when a new link is asked for: nobody can say whose", async () => {
    const { email, ann } = await anAddressOfTwo();
    await new Visitor().ask("accounts.resendVerification", { body: { email } });
    const token = tokenIn(await mailWith(email, SUBJECTS.reset));
    const password = "the-owner-decides";
    const { status } = await new Visitor().ask("accounts.resetPassword", {
      body: { token, password, confirmPassword: password },
    });
    expect(status).toBe(200);
    await signInAs(new Visitor(), email, password);
    expect((await verify(ann)).status).toBe(400);
    expect((await signIn(email, "ann")).status).toBe(401);
  });

  it("is not taken over by a registration between a new link and its use", async () => {
    const email = newAddress("twice");
    await register(email, "ann");
    await new Visitor().ask("accounts.resendVerification", { body: { email } });
    const again = tokenIn(await mailWith(email, SUBJECTS.verify, 2));
    await register(email, "bob");
    expect((await verify(again)).status).toBe(200);
    expect((await signIn(email, "ann")).status).toBe(200);
    expect((await signIn(email, "bob")).status).toBe(401);
  });

  it("keeps the registrations only until it is verified", async () => {
    const { email, ann } = await anAddressOfTwo();
    const waiting = () =>
      queryShop(
        `select 1 from pending_registration where auth_identity_id in (
           select auth_identity_id from provider_identity where entity_id = $1)`,
        [email],
      );
    expect(await waiting()).toHaveLength(2);
    await verify(ann);
    expect(await waiting()).toEqual([]);
  });
});
