import {
  ROLE_NOT_ALLOWED,
  SECOND_FACTOR_SETUP_NEEDED,
  STAFF_ROLE_TEXTS,
  type User,
} from "@eldercare/contracts";
import { type CallName, mayMakeCall } from "@eldercare/contracts/calls";
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareFunction,
} from "@medusajs/framework/http";
import type { Account } from "../../accounts/account";
import type { CurrentSignIn } from "../../accounts/current-account";
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
 * Which of the staff makes a call: 401 for everybody who is signed out, 403 for customers, for staff
 * who lack the second factor that the shop asks for (spec §6), and for those whose role may not.
 */
export async function signedInAdmin(request: MedusaRequest, call: CallName): Promise<Account> {
  const signIn = await signedIn(request);
  const { account } = signIn;
  if (account.user.role !== "ADMIN") throw new Refusal("not-allowed", NOT_AN_ADMIN);
  if (lacksSecondFactor(signIn)) {
    throw new Refusal("not-allowed", SET_UP_FIRST, { code: SECOND_FACTOR_SETUP_NEEDED });
  }
  if (!mayMake(account.user, call)) {
    throw new Refusal("not-allowed", notFor(account.user), { code: ROLE_NOT_ALLOWED });
  }
  return account;
}

/** Whether staff ask who may make this call of theirs, where anyone may and they are answered more. */
export async function isAskedByStaff(request: MedusaRequest, call: CallName): Promise<boolean> {
  return isOfStaffWhoMay(await signInOf(request), call);
}

/** The same of a sign-in; `staffMfa` is the shop's setting unless told. */
export function isOfStaffWhoMay(
  signIn: CurrentSignIn | undefined,
  call: CallName,
  staffMfa?: Parameters<typeof lacksSecondFactor>[1],
): boolean {
  if (!signIn?.account || lacksSecondFactor(signIn, staffMfa)) return false;
  return mayMake(signIn.account.user, call);
}

/** Whether somebody is of the staff, in a role that may make the call. */
function mayMake({ role, staffRole }: User, call: CallName): boolean {
  return role === "ADMIN" && staffRole !== undefined && mayMakeCall(staffRole, call);
}

/** What staff are told whose role may not. */
export function notFor({ staffRole }: User): string {
  const name = staffRole ? STAFF_ROLE_TEXTS[staffRole].name : "no";
  return `Your role, ${name}, does not allow this. Please ask an owner of the shop.`;
}

/** Lets those of the staff pass who may make the call, see {@link signedInAdmin}. */
export function requireStaff(call: CallName): MiddlewareFunction {
  return async function requireAdmin(
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ) {
    await signedInAdmin(request, call);
    next();
  };
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
