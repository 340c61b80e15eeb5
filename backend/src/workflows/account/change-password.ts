import { randomUUID } from "node:crypto";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { queueMailStep } from "./steps/queue-mail";
import { setPasswordStep } from "./steps/set-password";

/** A new password, and the mail that tells its owner. */
export const changePasswordWorkflow = createWorkflow(
  "change-password",
  (input: { email: string; password: string; firstName: string }) => {
    setPasswordStep(input);
    const mailId = queueMailStep(
      transform({ input }, (data) => ({
        template: "password-changed" as const,
        cause: randomUUID(),
        recipient: data.input.email,
        data: { firstName: data.input.firstName },
      })),
    );
    return new WorkflowResponse(mailId);
  },
);
