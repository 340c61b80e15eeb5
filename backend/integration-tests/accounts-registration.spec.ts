import { ErrorResponse, MessageResponse } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { mailsTo, mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aVerifiedShopper, newAddress, PASSWORD, registrationOf } from "./support/shopper";
import { Visitor } from "./support/visitor";

async function refusal(changes: Record<string, unknown>) {
  const visitor = new Visitor();
  const answer = await visitor.ask("accounts.register", {
    body: registrationOf(newAddress(), changes),
  });
  expect(answer.status).toBe(400);
  return ErrorResponse.parse(answer.body).fields;
}

describe("POST /api/register", () => {
  it.each([
    [{ email: "not-an-address" }, "email", "Invalid email address"],
    [{ email: 7 }, "email", "Invalid email address"],
    [{ firstName: "" }, "firstName", "First name is required"],
    [{ firstName: "   " }, "firstName", "First name is required"],
    [{ lastName: "" }, "lastName", "Last name is required"],
    [{ lastName: undefined }, "lastName", "Last name is required"],
    [
      { password: "12345", confirmPassword: "12345" },
      "password",
      "Password must be at least 6 characters",
    ],
    [{ confirmPassword: "something-else" }, "confirmPassword", "Passwords don't match"],
  ])("refuses %j with the form's own words", async (changes, path, message) => {
    expect(await refusal(changes)).toEqual([{ path, message }]);
  });

  it.each(["\ud800", "a\0"])("refuses %j alike, whoever has an account", async (firstName) => {
    const { email } = await aVerifiedShopper();
    const answers = [];
    for (const address of [email, newAddress()]) {
      const body = registrationOf(address, { firstName });
      const { status, body: answer } = await new Visitor().ask("accounts.register", { body });
      answers.push([status, ErrorResponse.parse(answer).fields?.map(({ path }) => path)]);
    }
    expect(answers).toEqual([
      [400, ["firstName"]],
      [400, ["firstName"]],
    ]);
  });

  it("mails a link in HTML and text, and says so", async () => {
    const visitor = new Visitor();
    const email = newAddress();
    const { status, body } = await visitor.ask("accounts.register", {
      body: registrationOf(email, { next: "/checkout" }),
    });
    expect(status).toBe(201);
    expect(MessageResponse.parse(body).message).toContain(email);
    const mail = await mailWith(email, SUBJECTS.verify);
    expect(mail.text).toContain("Ada");
    expect(mail.text).toContain(`/verify-email?token=${tokenIn(mail)}&next=%2Fcheckout`);
    expect(mail.html).toContain(`/verify-email?token=${tokenIn(mail)}`);
  });

  it("takes addresses without their case", async () => {
    const email = newAddress("Case");
    const { status } = await new Visitor().ask("accounts.register", {
      body: registrationOf(` ${email.toUpperCase()} `),
    });
    expect(status).toBe(201);
    await mailWith(email.toLowerCase(), SUBJECTS.verify);
  });

  it("makes nobody an admin, and nobody verified, whatever the body says", async () => {
    const visitor = new Visitor();
    const email = newAddress();
    const claims = { role: "ADMIN", isEmailVerified: true, app_metadata: { user_id: "user_1" } };
    await visitor.ask("accounts.register", { body: registrationOf(email, claims) });
    const login = { email, password: PASSWORD };
    expect((await visitor.ask("session.signIn", { body: login })).status).toBe(403);
    const token = tokenIn(await mailWith(email, SUBJECTS.verify));
    await visitor.ask("accounts.verifyEmail", { query: { token } });
    const { body } = await visitor.ask("session.signIn", { body: login });
    expect(body).toMatchObject({ user: { role: "USER", email } });
    expect((await visitor.ask("users.list")).status).toBe(403);
    expect((await visitor.get("/admin/users/me")).status).toBe(401);
  });

  it("answers for a known address what it answers for a new one, in as much time", async () => {
    const { email } = await aVerifiedShopper();
    const timed = async (address: string) => {
      const start = performance.now();
      const { status, body } = await new Visitor().ask("accounts.register", {
        body: registrationOf(address, { password: "another-one", confirmPassword: "another-one" }),
      });
      const message = MessageResponse.parse(body).message.replace(address, "<address>");
      return { status, message, milliseconds: performance.now() - start };
    };
    const known = await timed(email);
    const unknown = await timed(newAddress());
    expect({ ...known, milliseconds: 0 }).toEqual({ ...unknown, milliseconds: 0 });
    expect(known.milliseconds).toBeGreaterThan(450);
    expect(unknown.milliseconds).toBeGreaterThan(450);
  });

  it("tells the owner of a known address by mail, and leaves the account as it is", async () => {
    const { email } = await aVerifiedShopper();
    const takeover = registrationOf(email, { password: "stranger", confirmPassword: "stranger" });
    await new Visitor().ask("accounts.register", { body: takeover });
    await mailWith(email, SUBJECTS.alreadyRegistered);
    const login = (password: string) =>
      new Visitor().ask("session.signIn", { body: { email, password } });
    expect((await login("stranger")).status).toBe(401);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it("makes one account of two registrations at the same moment", async () => {
    const email = newAddress();
    const answers = await Promise.all(
      [1, 2, 3].map(() => new Visitor().ask("accounts.register", { body: registrationOf(email) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await mailWith(email, SUBJECTS.verify);
    const rows = await queryShop("select id from customer where email = $1", [email]);
    expect(rows).toHaveLength(1);
  });

  it("takes over sign-in data that somebody left without an account", async () => {
    const email = newAddress("squatted");
    await queryShop("insert into auth_identity (id) values ($1)", [`authid_${email}`]);
    await queryShop(
      `insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
       values ($1, $2, 'emailpass', $3, '{"password": "c3F1YXR0ZWQ="}')`,
      [`provid_${email}`, email, `authid_${email}`],
    );
    const visitor = new Visitor();
    await visitor.ask("accounts.register", { body: registrationOf(email) });
    const token = tokenIn(await mailWith(email, SUBJECTS.verify));
    await visitor.ask("accounts.verifyEmail", { query: { token } });
    expect(
      (await visitor.ask("session.signIn", { body: { email, password: PASSWORD } })).status,
    ).toBe(200);
  });

  it("sends no more than a few mails to one address in an hour", async () => {
    const email = newAddress("flooded");
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      statuses.push(
        (await new Visitor().ask("accounts.resendVerification", { body: { email } })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await mailsTo(email)).toEqual([]);
  });
});
