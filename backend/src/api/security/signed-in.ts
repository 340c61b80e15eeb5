import { SECOND_FACTOR_SETUP_NEEDED } from "@eldercare/contracts";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Account } from "../../accounts/account";
import { Refusal } from "../../errors/refusal";
import { lacksSecondFactor, SET_UP_FIRST } from "./lacks-second-factor";
import { signInOf } from "./sign-in-of";

export const SIGNED_OUT = "Please sign in first.";
export const NOT_AN_ADMIN = "You need admin privileges for this.";

/**
 * Whose request it is, as the account is at this moment, see {@link signInOf}: an account that was
 * deleted, or whose address is not verified, is signed out. Throws a {@link Refusal} "signed-out".
 */
export async function signedInAccount(request: MedusaRequest): Promise<Account> {
  return (await signedIn(request)).account;
}

/** The same, and when the second factor was given, if it was. */
export async function signedIn(
  request: MedusaRequest,
): Promise<{ account: Account; secondFactorAt: Date | undefined }> {
  const { account, secondFactorAt } = (await signInOf(request)) ?? {};
  if (!account) throw new Refusal("signed-out", SIGNED_OUT);
  return { account, secondFactorAt };
}

/**
 * Which of the staff asks: 401 for everybody who is signed out, 403 for customers, and for staff who
 * lack the second factor that the shop asks for (spec §6).
 */
export async function signedInAdmin(request: MedusaRequest): Promise<Account> {
  const signIn = await signedIn(request);
  const { account } = signIn;
  if (account.user.role !== "ADMIN") throw new Refusal("not-allowed", NOT_AN_ADMIN);
  if (lacksSecondFactor(signIn)) {
    throw new Refusal("not-allowed", SET_UP_FIRST, { code: SECOND_FACTOR_SETUP_NEEDED });
  }
  return account;
}

/** Whether staff ask, where anyone may and staff are answered more. */
export async function isAskedByStaff(request: MedusaRequest): Promise<boolean> {
  const signIn = await signInOf(request);
  return signIn?.account?.user.role === "ADMIN" && !lacksSecondFactor(signIn);
}

/** Lets staff pass, see {@link signedInAdmin}. */
export async function requireAdmin(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await signedInAdmin(request);
  next();
}

/** Lets everybody pass who is signed in: 401 for everybody else. */
export async function requireSignedIn(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await signedInAccount(request);
  next();
}
