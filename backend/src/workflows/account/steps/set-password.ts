import { MedusaError, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { EMAIL_PASSWORD } from "../../../medusa/sign-in";

/** Gives an address a new password; the one before is not kept and cannot come back. */
export const setPasswordStep = createStep(
  "set-password",
  async ({ email, password }: { email: string; password: string }, { container }) => {
    const { success, error } = await container
      .resolve(Modules.AUTH)
      .updateProvider(EMAIL_PASSWORD, { entity_id: email, password });
    if (!success) {
      throw new MedusaError(
        MedusaError.Types.UNEXPECTED_STATE,
        `The password could not be set: ${error ?? "no reason given"}`,
      );
    }
    return new StepResponse(email);
  },
);
