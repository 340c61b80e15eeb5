import type { CartQuantities } from "@eldercare/contracts";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { queueMailStep } from "./steps/queue-mail";
import { rememberRegistrationStep } from "./steps/remember-registration";
import { requestVerificationStep } from "./steps/request-verification";
import { tokenFingerprint } from "./token-fingerprint";

interface Unverified {
  authIdentityId: string;
  email: string;
  firstName: string;
  lastName: string;
  next?: string | undefined;
  cart?: CartQuantities | undefined;
}

/** A new verification mail for a customer who has not verified the address yet; its link brings what the address has now. */
export const sendVerificationWorkflow = createWorkflow("send-verification", (input: Unverified) => {
  const { token } = requestVerificationStep(input);
  rememberRegistrationStep(
    transform({ input, token }, (data) => ({
      authIdentityId: data.input.authIdentityId,
      firstName: data.input.firstName,
      lastName: data.input.lastName,
      token: data.token,
      cart: data.input.cart,
    })),
  );
  const mailId = queueMailStep(
    transform({ input, token }, (data) => ({
      template: "verify-email" as const,
      cause: tokenFingerprint(data.token),
      recipient: data.input.email,
      data: { firstName: data.input.firstName, token: data.token, next: data.input.next },
    })),
  );
  return new WorkflowResponse(mailId);
});
