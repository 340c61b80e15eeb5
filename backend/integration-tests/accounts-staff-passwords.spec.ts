import { ErrorResponse, RESET_LINK_INVALID, STAFF_PASSWORD_TOO_SHORT } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { signInAsAdmin } from "./support/admin-api";
import { aColleague, aSignedInColleague, STAFF_PASSWORD } from "./support/colleague";
import { mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
import { newAddress, signInAs } from "./support/shopper";
import { Visitor } from "./support/visitor";

const SHORT = "eleven-char";
const LONG = "twelve-chars";

describe("a password of staff has at least 12 characters", () => {
  it("when an invitation is accepted", async () => {
    const email = newAddress("invited");
    await (await signInAsAdmin()).post("/invites", { email });
    const register = (password: string) =>
      new Visitor().post("/auth/user/emailpass/register", { email, password });
    const refused = await register(SHORT);
    expect(refused).toMatchObject({ status: 400, body: { message: STAFF_PASSWORD_TOO_SHORT } });
    expect((await register("")).status).toBe(400);
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
    // Whoever has no good link does not learn whether the address is of the staff.
    const forged = `forged.${Buffer.from(email).toString("base64url")}`;
    const stranger = await reset(SHORT, forged);
    expect(ErrorResponse.parse(stranger.body).code).toBe(RESET_LINK_INVALID);
    expect((await reset(LONG)).status).toBe(200);
    await signInAs(new Visitor(), email, LONG);
  });
});
