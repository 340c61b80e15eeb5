import { signInAsAdmin } from "./admin-api";
import { newAddress, signInAs } from "./shopper";
import { Visitor } from "./visitor";

export const STAFF_PASSWORD = "maple-syrup-and-toast";

export interface Colleague {
  id: string;
  email: string;
  visitor: Visitor;
}

/** Somebody who was invited to the staff and has accepted, as Medusa Admin does it; not signed in. */
export async function aColleague(): Promise<Colleague> {
  const admin = await signInAsAdmin();
  const email = newAddress("colleague");
  const { invite } = await admin.post<{ invite: { token: string } }>("/invites", { email });
  const visitor = new Visitor();
  const registered = await visitor.post("/auth/user/emailpass/register", {
    email,
    password: STAFF_PASSWORD,
  });
  const { token } = registered.body as { token: string };
  const accepted = await visitor.post(
    `/admin/invites/accept?token=${invite.token}`,
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
