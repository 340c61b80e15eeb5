import { MedusaError, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { EMAIL_PASSWORD } from "../../../medusa/sign-in";
import { removeSignInOfNobody } from "../give-way-to-invited";

interface SignInData {
  email: string;
  password: string;
}

/** Makes sign-in data for an address; what nobody stands behind gives way. */
export const createSignInDataStep = createStep(
  "create-sign-in-data",
  async ({ email, password }: SignInData, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    await removeSignInOfNobody(container, email);
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
