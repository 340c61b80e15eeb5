import { MedusaError, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { EMAIL_VERIFICATION } from "../../../medusa/sign-in";

interface Unverified {
  authIdentityId: string;
  email: string;
}

/** Makes a verification token; links from earlier mails stop working. */
export const requestVerificationStep = createStep(
  "request-email-verification",
  async ({ authIdentityId, email }: Unverified, { container }) => {
    const verification = await container.resolve(Modules.AUTH).requestAuthVerification({
      auth_identity_id: authIdentityId,
      entity_id: email,
      ...EMAIL_VERIFICATION,
    });
    if (!verification.code) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This address is verified already.");
    }
    return new StepResponse({ token: verification.code });
  },
);
