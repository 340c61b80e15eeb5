import type { MedusaRequest } from "@medusajs/framework/http";
import type { Account } from "../../accounts/account";
import { Refusal } from "../../errors/refusal";
import { checkPassword } from "../../workflows/account/check-password";
import { rateLimit, rateLimitsOf } from "./rate-limit";

const WRONG = "This is not your current password.";

interface Confirmation {
  account: Account;
  password: string;
  /** The form's field that the answer speaks of. */
  field: string;
}

/** Has a signed-in person prove the password once more; wrong ones are counted by account. */
export async function confirmPassword(
  request: MedusaRequest,
  { account, password, field }: Confirmation,
): Promise<void> {
  const { email } = account.user;
  await rateLimit(request, [["passwordUser", account.authIdentityId]]);
  const checked = await checkPassword(request.scope, { email, password });
  if (checked?.identity.id !== account.authIdentityId) {
    throw Refusal.ofField("invalid", field, WRONG);
  }
  await rateLimitsOf(request).forget("passwordUser", account.authIdentityId);
}
