import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import { findAccountOf } from "./find-account";
import { confirmVerificationStep } from "./steps/confirm-verification";
import { queueMailStep } from "./steps/queue-mail";

const findVerifiedAccountStep = createStep(
  "find-verified-account",
  async ({ authIdentityId }: { authIdentityId: string }, { container }) => {
    const identity = await container.resolve(Modules.AUTH).retrieveAuthIdentity(authIdentityId);
    return new StepResponse((await findAccountOf(container, identity)) ?? null);
  },
);

/** Verifies the address that a mailed token belongs to, and welcomes its owner. */
export const verifyEmailWorkflow = createWorkflow("verify-email", (input: { token: string }) => {
  const verified = confirmVerificationStep(input);
  const account = findVerifiedAccountStep(verified);
  when({ account }, (data) => data.account !== null).then(() => {
    queueMailStep(
      transform({ account }, (data) => ({
        template: "welcome" as const,
        cause: data.account?.user.id ?? "",
        recipient: data.account?.user.email ?? "",
        data: { firstName: data.account?.user.firstName ?? "" },
      })),
    );
  });
  return new WorkflowResponse(verified);
});
