import { randomUUID } from "node:crypto";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { EMAIL_PASSWORD } from "../../../medusa/sign-in";

/**
 * Gives an address a new password; the one before is not kept and cannot come back. The mark beside
 * it is carried by every session and token: those with another one are worth nothing (decision 026).
 */
export const setPasswordStep = createStep(
  "set-password",
  async ({ email, password }: { email: string; password: string }, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const { success, error } = await auth.updateProvider(EMAIL_PASSWORD, {
      entity_id: email,
      password,
    });
    if (!success) {
      throw new MedusaError(
        MedusaError.Types.UNEXPECTED_STATE,
        `The password could not be set: ${error ?? "no reason given"}`,
      );
    }
    const [provider] = await auth.listProviderIdentities(
      { entity_id: email, provider: EMAIL_PASSWORD },
      { take: 1 },
    );
    if (provider) {
      await auth.updateProviderIdentities({
        id: provider.id,
        user_metadata: { ...provider.user_metadata, password_mark: randomUUID() },
      });
    }
    return new StepResponse(email);
  },
);
