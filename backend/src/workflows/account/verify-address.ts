import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Account } from "../../accounts/account";
import { EMAIL_VERIFICATION } from "../../medusa/sign-in";

/** Verifies the address of an account whose owner has shown in another way to read its mail. */
export async function verifyAddress(
  container: MedusaContainer,
  { authIdentityId, user: { email } }: Account,
): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  const { code } = await auth.requestAuthVerification({
    auth_identity_id: authIdentityId,
    entity_id: email,
    ...EMAIL_VERIFICATION,
  });
  if (code) await auth.confirmAuthVerification({ code });
}
