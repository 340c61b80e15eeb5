import {
  ErrorResponse,
  INVITATION_INVALID,
  LoginResponse,
  STAFF_PASSWORD_GUESSED_FIRST,
  STAFF_PASSWORD_TOO_SHORT,
  StaffListResponse,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INVITED, invitationOf, invite, STAFF_PASSWORD } from "./support/colleague";
import { mailWith, tokenIn } from "./support/mailbox";
import { aSignedInShopper, newAddress, registrationOf, signInAs } from "./support/shopper";
import { Staff } from "./support/staff";
import { Visitor } from "./support/visitor";

let owner: Staff;
beforeAll(async () => {
  owner = await Staff.signIn();
});
afterAll(() => owner.leave());

const accept = (token: string, changes: Record<string, string> = {}, visitor = new Visitor()) =>
  visitor.ask("invitations.accept", {
    body: {
      token,
      firstName: "Cleo",
      lastName: "League",
      password: STAFF_PASSWORD,
      confirmPassword: STAFF_PASSWORD,
      ...changes,
    },
  });

const problemOf = ({ status, body }: { status: number; body: unknown }) => {
  const { code, fields } = ErrorResponse.parse(body);
  return [status, code ?? fields?.[0]?.message];
};

describe("the link of an invitation", () => {
  it.each([
    ["packer", "packing.list"],
    ["writer", "contactMessages.list"],
    ["manager", "dashboard.read"],
    ["owner", "staff.list"],
  ] as const)("takes a %s to work in one step", async (role, work) => {
    const email = newAddress(role);
    const token = await invitationOf(owner, email, role);
    const seen = await new Visitor().ask("invitations.read", { query: { token } });
    expect(seen).toMatchObject({ status: 200, body: { email, role } });

    const visitor = new Visitor();
    const { status, body } = await accept(token, {}, visitor);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(LoginResponse.parse(body).user).toMatchObject({
      email,
      role: "ADMIN",
      firstName: "Cleo",
    });
    expect((await visitor.ask(work)).status).toBe(200);
    await signInAs(new Visitor(), email, STAFF_PASSWORD);
  });

  it("works once, however often it is sent, and not after another was mailed", async () => {
    const email = newAddress("twice");
    const replaced = await invitationOf(owner, email, "packer");
    const { invitations } = StaffListResponse.parse((await owner.visitor.ask("staff.list")).body);
    const id = invitations.find((invitation) => invitation.email === email)?.id ?? "";
    expect(await owner.visitor.ask("staff.resendInvitation", { params: { id } })).toMatchObject({
      status: 200,
    });
    const token = tokenIn(await mailWith(email, INVITED, 2));
    expect(problemOf(await accept(replaced))).toEqual([400, INVITATION_INVALID]);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const seen = await new Visitor().ask("invitations.read", { query: { token } });
    expect(problemOf(seen)).toEqual([400, INVITATION_INVALID]);
    await signInAs(new Visitor(), email, STAFF_PASSWORD);
  });

  it("is refused where it was made up, and uses nothing up with a password that is too easy", async () => {
    expect(problemOf(await accept("made-up"))).toEqual([400, INVITATION_INVALID]);
    const token = await invite(newAddress("easy"));
    const short = { password: "eleven-char", confirmPassword: "eleven-char" };
    expect(problemOf(await accept(token, short))).toEqual([400, STAFF_PASSWORD_TOO_SHORT]);
    const known = { password: "Birchwell2026!", confirmPassword: "Birchwell2026!" };
    expect(problemOf(await accept(token, known))).toEqual([400, STAFF_PASSWORD_GUESSED_FIRST]);
    expect((await accept(token)).status).toBe(201);
  });

  it("is the invited colleague's, whoever registered the address first", async () => {
    const email = newAddress("taken");
    await new Visitor().ask("accounts.register", { body: registrationOf(email) });
    expect((await accept(await invitationOf(owner, email, "packer"))).status).toBe(201);
    await signInAs(new Visitor(), email, STAFF_PASSWORD);
  });

  it("leaves a customer's verified account as it is", async () => {
    const { email } = await aSignedInShopper();
    expect((await accept(await invitationOf(owner, email, "packer"))).status).toBe(409);
    await signInAs(new Visitor(), email);
  });
});
