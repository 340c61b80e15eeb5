import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { findAccountOf } from "../../accounts/find-account";
import { messageOf } from "../../errors/message-of";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import { claimGuestOrders } from "../order/record/claim-guest-orders";
import { confirmVerificationStep } from "./steps/confirm-verification";

/** The welcome mail is promised by a trigger (`mail/welcome-trigger.ts`); its worker is told. */
const announceMailStep = createStep("announce-mail", async (_: undefined, { container }) => {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  outbox.announce();
  return new StepResponse(undefined);
});

/** What its owner bought as a guest is theirs now. A failure leaves the button on an order's page. */
const claimGuestOrdersStep = createStep(
  "claim-guest-orders",
  async ({ authIdentityId }: { authIdentityId: string }, { container }) => {
    try {
      const [identity] = await container
        .resolve(Modules.AUTH)
        .listAuthIdentities({ id: [authIdentityId] });
      const account = identity && (await findAccountOf(container, identity));
      if (account) await claimGuestOrders(container, account);
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Guest orders could not be added to an account: ${messageOf(error)}`);
    }
    return new StepResponse(undefined);
  },
);

/** Verifies the address that a mailed token belongs to, welcomes its owner, and adds their guest orders. */
export const verifyEmailWorkflow = createWorkflow("verify-email", (input: { token: string }) => {
  const verified = confirmVerificationStep(input);
  claimGuestOrdersStep(verified);
  announceMailStep();
  return new WorkflowResponse(verified);
});
