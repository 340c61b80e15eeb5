import { randomBytes } from "node:crypto";
import { mailWith, SUBJECTS, tokenIn } from "./mailbox";
import { Visitor } from "./visitor";

export const PASSWORD = "maple-syrup";

/** An address that nobody else uses. */
export function newAddress(name = "shopper"): string {
  return `${name}-${randomBytes(6).toString("hex")}@example.ca`;
}

/** What the registration form sends. */
export function registrationOf(email: string, changes: Record<string, unknown> = {}) {
  return {
    email,
    firstName: "Ada",
    lastName: "Park",
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...changes,
  };
}

export interface Shopper {
  email: string;
  visitor: Visitor;
}

/** Somebody who registered and has yet to open the mail. */
export async function aRegisteredShopper(): Promise<Shopper & { token: string }> {
  const visitor = new Visitor();
  const email = newAddress();
  const { status } = await visitor.ask("accounts.register", { body: registrationOf(email) });
  if (status !== 201) throw new Error(`The registration of ${email} answered ${status}.`);
  return { email, visitor, token: tokenIn(await mailWith(email, SUBJECTS.verify)) };
}

/** Somebody whose address is verified. */
export async function aVerifiedShopper(): Promise<Shopper> {
  const { email, visitor, token } = await aRegisteredShopper();
  const { status } = await visitor.ask("accounts.verifyEmail", { query: { token } });
  if (status !== 200) throw new Error(`The verification of ${email} answered ${status}.`);
  return { email, visitor };
}

/** Somebody who is signed in. */
export async function aSignedInShopper(): Promise<Shopper> {
  const shopper = await aVerifiedShopper();
  await signInAs(shopper.visitor, shopper.email);
  return shopper;
}

/** Signs in; fails unless that works. */
export async function signInAs(
  visitor: Visitor,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const { status, body } = await visitor.ask("session.signIn", { body: { email, password } });
  if (status !== 200) throw new Error(`Sign-in of ${email}: ${status} ${JSON.stringify(body)}`);
}

/** Who the shop takes a visitor for: the status of "who am I". */
export async function whoAmI(visitor: Visitor): Promise<number> {
  return (await visitor.ask("session.read")).status;
}
