import type { CurrentSignIn } from "../../accounts/current-account";
import { shopSettings } from "../../settings";

export const SET_UP_FIRST =
  "This shop asks its staff for two-step sign-in. Please set it up in Medusa Admin, on your profile, and sign in again.";

/** Whether somebody of the staff signed in without the second factor that the shop asks for. */
export function lacksSecondFactor(
  { account, secondFactorAt }: CurrentSignIn,
  setting = shopSettings().STAFF_MFA,
): boolean {
  return setting === "required" && account?.actorType === "user" && !secondFactorAt;
}
