import type { CartQuantities } from "@eldercare/contracts";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createCustomerAccountWorkflow } from "@medusajs/medusa/core-flows";
import { createSignInDataStep } from "./steps/create-sign-in-data";
import { queueMailStep } from "./steps/queue-mail";
import { rememberRegistrationStep } from "./steps/remember-registration";
import { requestVerificationStep } from "./steps/request-verification";
import { tokenFingerprint } from "./token-fingerprint";

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** The page where they were stopped, for the mail's link. */
  next?: string | undefined;
  cart?: CartQuantities | undefined;
}

/** A customer who has yet to verify the address, and the mail that asks for it: all of it or nothing. */
export const createAccountWorkflow = createWorkflow("create-account", (input: NewAccount) => {
  const { authIdentityId } = createSignInDataStep(input);
  const customer = createCustomerAccountWorkflow.runAsStep({
    input: transform({ input, authIdentityId }, (data) => ({
      authIdentityId: data.authIdentityId,
      customerData: {
        email: data.input.email,
        first_name: data.input.firstName,
        last_name: data.input.lastName,
      },
    })),
  });
  const { token } = requestVerificationStep({ authIdentityId, email: input.email });
  rememberRegistrationStep(
    transform({ input, authIdentityId, token }, (data) => ({
      authIdentityId: data.authIdentityId,
      firstName: data.input.firstName,
      lastName: data.input.lastName,
      token: data.token,
      cart: data.input.cart,
    })),
  );
  queueMailStep(
    transform({ input, token }, (data) => ({
      template: "verify-email" as const,
      cause: tokenFingerprint(data.token),
      recipient: data.input.email,
      data: { firstName: data.input.firstName, token: data.token, next: data.input.next },
    })),
  );
  return new WorkflowResponse({ customerId: customer.id });
});
