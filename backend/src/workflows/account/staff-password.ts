import {
  STAFF_MIN_PASSWORD_LENGTH,
  STAFF_PASSWORD_GUESSED_FIRST,
  STAFF_PASSWORD_TOO_SHORT,
} from "@eldercare/contracts";
import type { Account } from "../../accounts/account";
import { Refusal } from "../../errors/refusal";

/**
 * Why a new password will not do for somebody of the staff, who has these names (spec §5); the
 * demo's is one of those that attackers try first.
 */
export async function problemOfStaffPassword(
  password: string,
  names: readonly string[],
): Promise<string | undefined> {
  if (password.length < STAFF_MIN_PASSWORD_LENGTH) return STAFF_PASSWORD_TOO_SHORT;
  const { isGuessedFirst } = await import("@eldercare/contracts/guessed-first");
  if (isGuessedFirst(password, { isStaff: true, names })) return STAFF_PASSWORD_GUESSED_FIRST;
  return undefined;
}

/** Refuses a new password that will not do for whose it is; customers' are checked by the contract. */
export async function checkStaffPassword(
  { actorType, user }: Account,
  password: string,
): Promise<void> {
  if (actorType !== "user") return;
  const problem = await problemOfStaffPassword(password, [
    user.firstName,
    user.lastName,
    user.email,
  ]);
  if (problem) throw Refusal.ofField("invalid", "password", problem);
}
