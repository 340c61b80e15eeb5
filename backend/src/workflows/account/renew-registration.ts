import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows";
import type { NewAccount } from "./create-account";
import { sendVerificationWorkflow } from "./send-verification";
import { setPasswordStep } from "./steps/set-password";

/**
 * A second registration of an address that was never verified: it gets a link of its own, which
 * brings its own password and name. The links of the earlier ones bring theirs (decision 025).
 */
export const renewRegistrationWorkflow = createWorkflow(
  "renew-registration",
  (input: NewAccount & { customerId: string; authIdentityId: string }) => {
    setPasswordStep(input);
    updateCustomersWorkflow.runAsStep({
      input: transform({ input }, ({ input: account }) => ({
        selector: { id: account.customerId },
        update: { first_name: account.firstName, last_name: account.lastName },
      })),
    });
    const mailId = sendVerificationWorkflow.runAsStep({ input });
    return new WorkflowResponse(mailId);
  },
);
