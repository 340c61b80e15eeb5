import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { queueMailStep } from "./steps/queue-mail";
import { requestVerificationStep } from "./steps/request-verification";
import { tokenFingerprint } from "./token-fingerprint";

/** A new verification mail for a customer who has not verified the address yet. */
export const sendVerificationWorkflow = createWorkflow(
  "send-verification",
  (input: { authIdentityId: string; email: string; firstName: string }) => {
    const { token } = requestVerificationStep(input);
    const mailId = queueMailStep(
      transform({ input, token }, (data) => ({
        template: "verify-email" as const,
        cause: tokenFingerprint(data.token),
        recipient: data.input.email,
        data: { firstName: data.input.firstName, token: data.token },
      })),
    );
    return new WorkflowResponse(mailId);
  },
);
