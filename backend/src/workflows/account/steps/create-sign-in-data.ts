import { MedusaError, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findAccountOf, findAuthIdentity } from "../../../accounts/find-account";
import { EMAIL_PASSWORD } from "../../../medusa/sign-in";

interface SignInData {
  email: string;
  password: string;
}

/**
 * Makes sign-in data for an address. Sign-in data that nobody stands behind (left by a broken
 * registration, or taken through Medusa's public route) gives way: whoever set that password has
 * no claim to the address.
 */
export const createSignInDataStep = createStep(
  "create-sign-in-data",
  async ({ email, password }: SignInData, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const known = await findAuthIdentity(container, email);
    if (known && !(await findAccountOf(container, known))) {
      await auth.deleteAuthIdentities([known.id]);
    }
    const { success, authIdentity, error } = await auth.register(EMAIL_PASSWORD, {
      body: { email, password },
    });
    if (!success || !authIdentity) {
      const isTaken = error?.includes("already exists");
      throw new MedusaError(
        isTaken ? MedusaError.Types.CONFLICT : MedusaError.Types.UNEXPECTED_STATE,
        `The sign-in data could not be made: ${error ?? "no reason given"}`,
      );
    }
    return new StepResponse({ authIdentityId: authIdentity.id }, authIdentity.id);
  },
  async (authIdentityId, { container }) => {
    if (authIdentityId) {
      await container.resolve(Modules.AUTH).deleteAuthIdentities([authIdentityId]);
    }
  },
);
