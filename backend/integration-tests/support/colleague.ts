import type { StaffRole } from "@eldercare/contracts";
import { expect } from "vitest";
import { signInAsAdmin } from "./admin-api";
import { mailWith, tokenIn } from "./mailbox";
import { newAddress, signInAs } from "./shopper";
import type { Staff } from "./staff";
import { Visitor } from "./visitor";

export const STAFF_PASSWORD = "maple-syrup-and-toast";

export interface Colleague {
  id: string;
  email: string;
  visitor: Visitor;
}

/** Somebody who was invited to the staff and has accepted, as Medusa Admin does it; not signed in. */
export async function aColleague(): Promise<Colleague> {
  const email = newAddress("colleague");
  return acceptInvitation(email, await invite(email));
}

/** Invites an address; answers the invitation's token, which its mail has. */
export async function invite(email: string): Promise<string> {
  const admin = await signInAsAdmin();
  const answer = await admin.post<{ invite: { token: string } }>("/invites", { email });
  return answer.invite.token;
}

/** The subject of an invitation's mail. */
export const INVITED = "You are invited to work in the Birchwell shop";

/** Invites an address on the shop's screen; answers the token of the link that is mailed. */
export async function invitationOf(owner: Staff, email: string, role: StaffRole): Promise<string> {
  const invited = await owner.visitor.ask("staff.invite", { body: { email, role } });
  expect(invited.status, JSON.stringify(invited.body)).toBe(201);
  return tokenIn(await mailWith(email, INVITED));
}

/** Somebody who was invited on the shop's screen, followed the mail's link and signed in. */
export async function aColleagueAs(owner: Staff, role: StaffRole): Promise<Colleague> {
  const email = newAddress(role);
  const colleague = await acceptInvitation(email, await invitationOf(owner, email, role));
  await signInAs(colleague.visitor, email, STAFF_PASSWORD);
  return colleague;
}

/** What Medusa Admin does for whoever has the invitation's link. */
export async function acceptInvitation(email: string, invitation: string): Promise<Colleague> {
  const visitor = new Visitor();
  const registered = await visitor.post("/auth/user/emailpass/register", {
    email,
    password: STAFF_PASSWORD,
  });
  const { token } = registered.body as { token: string };
  const accepted = await visitor.post(
    `/admin/invites/accept?token=${invitation}`,
    { email, first_name: "Cleo", last_name: "League" },
    { authorization: `Bearer ${token}` },
  );
  if (accepted.status !== 200) {
    throw new Error(`The invitation of ${email}: ${JSON.stringify([registered, accepted])}`);
  }
  const { user } = accepted.body as { user: { id: string } };
  return { id: user.id, email, visitor };
}

/** The same, signed in to the shop. */
export async function aSignedInColleague(): Promise<Colleague> {
  const colleague = await aColleague();
  await signInAs(colleague.visitor, colleague.email, STAFF_PASSWORD);
  return colleague;
}

/** A token of Medusa Admin's sign-in. */
export async function tokenOf(email: string, password = STAFF_PASSWORD): Promise<string> {
  const { status, body } = await new Visitor().post("/auth/user/emailpass", { email, password });
  if (status !== 200) throw new Error(`A token of ${email}: ${status} ${JSON.stringify(body)}`);
  return (body as { token: string }).token;
}
