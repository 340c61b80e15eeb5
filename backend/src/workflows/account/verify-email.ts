import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import { confirmVerificationStep } from "./steps/confirm-verification";

/** The welcome mail is promised by a trigger (`mail/welcome-trigger.ts`); its worker is told. */
const announceMailStep = createStep("announce-mail", async (_: undefined, { container }) => {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  outbox.announce();
  return new StepResponse(undefined);
});

/** Verifies the address that a mailed token belongs to, and welcomes its owner. */
export const verifyEmailWorkflow = createWorkflow("verify-email", (input: { token: string }) => {
  const verified = confirmVerificationStep(input);
  announceMailStep();
  return new WorkflowResponse(verified);
});
