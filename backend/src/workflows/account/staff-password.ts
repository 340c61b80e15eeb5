import { STAFF_MIN_PASSWORD_LENGTH, STAFF_PASSWORD_TOO_SHORT } from "@eldercare/contracts";
import { DEMO_ADMIN_PASSWORD } from "@eldercare/contracts/settings";
import type { Account } from "../../accounts/account";
import { Refusal } from "../../errors/refusal";

/** Whether a password is long enough for somebody of the staff (spec §5). */
export function isStaffPassword(password: string): boolean {
  return password.length >= STAFF_MIN_PASSWORD_LENGTH;
}

/** Why a password will not do for somebody of the staff, whoever it is. */
export function problemOfStaffPassword(password: string): string | undefined {
  if (password === DEMO_ADMIN_PASSWORD) return "Everybody knows that password: it is the demo's.";
  return isStaffPassword(password) ? undefined : STAFF_PASSWORD_TOO_SHORT;
}

/** Refuses a new password that is too short for whose it is; customers' are checked by the contract. */
export function checkStaffPassword({ actorType }: Account, password: string): void {
  if (actorType !== "user" || isStaffPassword(password)) return;
  throw Refusal.ofField("invalid", "password", STAFF_PASSWORD_TOO_SHORT);
}
