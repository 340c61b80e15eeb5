import type { CartQuantities } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import type { Account } from "../../accounts/account";
import { findAccountOf } from "../../accounts/find-account";
import { messageOf } from "../../errors/message-of";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import { mergeAccountCart } from "../cart/change-account-cart";
import { claimGuestOrders } from "../order/record/claim-guest-orders";
import { confirmVerificationStep } from "./steps/confirm-verification";

/** The welcome mail is promised by a trigger (`mail/welcome-trigger.ts`); its worker is told. */
const announceMailStep = createStep("announce-mail", async (_: undefined, { container }) => {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  outbox.announce();
  return new StepResponse(undefined);
});

/** Does something with the account; an address is verified whether or not it works. */
async function tryWith(
  container: MedusaContainer,
  authIdentityId: string,
  what: string,
  work: (account: Account) => Promise<unknown>,
): Promise<void> {
  try {
    const [identity] = await container
      .resolve(Modules.AUTH)
      .listAuthIdentities({ id: [authIdentityId] });
    const account = identity && (await findAccountOf(container, identity));
    if (account) await work(account);
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`${what} could not be added to an account: ${messageOf(error)}`);
  }
}

/** What its owner bought as a guest is theirs now. A failure leaves the button on an order's page. */
const claimGuestOrdersStep = createStep(
  "claim-guest-orders",
  async ({ authIdentityId }: { authIdentityId: string }, { container }) => {
    await tryWith(container, authIdentityId, "Guest orders", (account) =>
      claimGuestOrders(container, account),
    );
    return new StepResponse(undefined);
  },
);

/** A failure leaves the cart where it was filled: that browser brings it along when it signs in. */
const keepRegisteredCartStep = createStep(
  "keep-registered-cart",
  async (
    { authIdentityId, cart = [] }: { authIdentityId: string; cart?: CartQuantities | undefined },
    { container },
  ) => {
    if (cart.length === 0) return new StepResponse(undefined);
    await tryWith(container, authIdentityId, "A cart", ({ user: { id, email } }) =>
      mergeAccountCart(container, { customerId: id, email }, { items: cart, heard: () => 0 }),
    );
    return new StepResponse(undefined);
  },
);

/** Verifies the address that a mailed token belongs to, welcomes its owner, and adds their guest orders and the cart that waited for them. */
export const verifyEmailWorkflow = createWorkflow("verify-email", (input: { token: string }) => {
  const verified = confirmVerificationStep(input);
  claimGuestOrdersStep(verified);
  keepRegisteredCartStep(verified);
  announceMailStep();
  return new WorkflowResponse(verified);
});
