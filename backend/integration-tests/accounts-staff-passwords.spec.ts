import {
  ErrorResponse,
  RESET_LINK_INVALID,
  STAFF_PASSWORD_GUESSED_FIRST,
  STAFF_PASSWORD_TOO_SHORT,
} from "@eldercare/contracts";
import { DEMO_ADMIN_PASSWORD } from "@eldercare/contracts/settings";
import { describe, expect, it } from "vitest";
import { signInAsAdmin } from "./support/admin-api";
import {
  aColleague,
  acceptInvitation,
  aSignedInColleague,
  invite,
  STAFF_PASSWORD,
} from "./support/colleague";
import { mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
import { aSignedInShopper, newAddress, registrationOf, signInAs } from "./support/shopper";
import { Visitor } from "./support/visitor";

const SHORT = "eleven-char";
const LONG = "twelve-chars";

describe("a password of staff has at least 12 characters, and is not what attackers try first,", () => {
  it("when an invitation is accepted", async () => {
    const email = newAddress("invited");
    await invite(email);
    const register = (password: string) =>
      new Visitor().post("/auth/user/emailpass/register", { email, password });
    const refused = await register(SHORT);
    expect(refused).toMatchObject({ status: 400, body: { message: STAFF_PASSWORD_TOO_SHORT } });
    expect((await register("")).status).toBe(400);
    expect(await register("Birchwell2026!")).toMatchObject({
      status: 400,
      body: { message: STAFF_PASSWORD_GUESSED_FIRST },
    });
    expect((await register(LONG)).status).toBe(200);
  });

  it("when it is changed in the shop", async () => {
    const { email, visitor } = await aSignedInColleague();
    const change = (password: string) =>
      visitor.ask("account.changePassword", {
        body: { currentPassword: STAFF_PASSWORD, password, confirmPassword: password },
      });
    const refused = await change(SHORT);
    expect(refused.status).toBe(400);
    expect(ErrorResponse.parse(refused.body).fields).toEqual([
      { path: "password", message: STAFF_PASSWORD_TOO_SHORT },
    ]);
    const known = await change(DEMO_ADMIN_PASSWORD);
    expect(known.status).toBe(400);
    expect(ErrorResponse.parse(known.body).fields).toEqual([
      { path: "password", message: STAFF_PASSWORD_GUESSED_FIRST },
    ]);
    await signInAs(new Visitor(), email, STAFF_PASSWORD);
    expect((await change(LONG)).status).toBe(200);
  });

  it("when it is reset, and the link still works for a longer one", async () => {
    const { email } = await aColleague();
    await new Visitor().post("/auth/user/emailpass/reset-password", { identifier: email });
    const token = tokenIn(await mailWith(email, SUBJECTS.reset));
    const reset = (password: string, given = token) =>
      new Visitor().ask("accounts.resetPassword", {
        body: { token: given, password, confirmPassword: password },
      });
    const refused = await reset(SHORT);
    expect(ErrorResponse.parse(refused.body).fields?.[0]).toEqual({
      path: "password",
      message: STAFF_PASSWORD_TOO_SHORT,
    });
    const known = await reset(DEMO_ADMIN_PASSWORD);
    expect(ErrorResponse.parse(known.body).fields?.[0]?.message).toBe(STAFF_PASSWORD_GUESSED_FIRST);
    // Whoever has no good link does not learn whether the address is of the staff.
    const forged = `forged.${Buffer.from(email).toString("base64url")}`;
    const stranger = await reset(SHORT, forged);
    expect(ErrorResponse.parse(stranger.body).code).toBe(RESET_LINK_INVALID);
    expect((await reset(LONG)).status).toBe(200);
    await signInAs(new Visitor(), email, LONG);
  });
});

describe("an invited address", () => {
  const register = (email: string, password: string) =>
    new Visitor().post("/auth/user/emailpass/register", { email, password });

  it("is the invited colleague's, whoever registers it first, at either door", async () => {
    const email = newAddress("taken");
    const asCustomer = registrationOf(email, {
      password: "the-stranger-was-here",
      confirmPassword: "the-stranger-was-here",
    });
    expect((await new Visitor().ask("accounts.register", { body: asCustomer })).status).toBe(201);
    const invitation = await invite(email);
    const { status, body } = await register(email, "the-stranger-was-here");
    expect(status).toBe(200);
    await acceptInvitation(email, invitation);
    await signInAs(new Visitor(), email, STAFF_PASSWORD);
    const stranger = await new Visitor().ask("session.signIn", {
      body: { email, password: "the-stranger-was-here" },
    });
    expect(stranger.status).toBe(401);
    // Nor does the stranger's token open anything, or a later registration.
    const { token } = body as { token: string };
    const opened = await new Visitor().post(
      "/auth/session",
      {},
      { authorization: `Bearer ${token}` },
    );
    expect(opened.status).toBe(401);
    expect((await register(email, "the-stranger-comes-late")).status).toBe(400);
  });

  it("stays the customer's who has its mail", async () => {
    const { email } = await aSignedInShopper();
    await invite(email);
    expect((await register(email, "the-stranger-was-here")).status).toBe(401);
    await signInAs(new Visitor(), email);
  });

  it("can be given to a colleague again who was removed", async () => {
    const { id, email } = await aColleague();
    await (await signInAsAdmin()).delete(`/users/${id}`);
    await acceptInvitation(email, await invite(email));
    await signInAs(new Visitor(), email, STAFF_PASSWORD);
  });
});
