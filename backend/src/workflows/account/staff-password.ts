import { STAFF_MIN_PASSWORD_LENGTH, STAFF_PASSWORD_TOO_SHORT } from "@eldercare/contracts";
import type { Account } from "../../accounts/account";
import { Refusal } from "../../errors/refusal";

/** Whether a password is long enough for somebody of the staff (spec §5). */
export function isStaffPassword(password: string): boolean {
  return password.length >= STAFF_MIN_PASSWORD_LENGTH;
}

/** Refuses a new password that is too short for whose it is; customers' are checked by the contract. */
export function checkStaffPassword({ actorType }: Account, password: string): void {
  if (actorType !== "user" || isStaffPassword(password)) return;
  throw Refusal.ofField("invalid", "password", STAFF_PASSWORD_TOO_SHORT);
}
