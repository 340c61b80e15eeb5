import type { CartQuantities } from "@eldercare/contracts";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { EMAIL_PASSWORD } from "../../../medusa/sign-in";
import { PENDING_REGISTRATION_MODULE } from "../../../modules/pending-registration";
import type PendingRegistrationModuleService from "../../../modules/pending-registration/service";
import { tokenFingerprint } from "../token-fingerprint";

interface Registration {
  authIdentityId: string;
  firstName: string;
  lastName: string;
  token: string;
  cart: CartQuantities | undefined;
}

/**
 * Ties the password that the address has at this moment, the name and the cart to the link that is about to
 * be mailed: a later registration of the same address must not change what this link brings.
 */
export const rememberRegistrationStep = createStep(
  "remember-registration",
  async ({ authIdentityId, firstName, lastName, token, cart }: Registration, { container }) => {
    const [provider] = await container
      .resolve(Modules.AUTH)
      .listProviderIdentities(
        { auth_identity_id: authIdentityId, provider: EMAIL_PASSWORD },
        { take: 1 },
      );
    const pending: PendingRegistrationModuleService = container.resolve(
      PENDING_REGISTRATION_MODULE,
    );
    const { id } = await pending.createPendingRegistrations({
      auth_identity_id: authIdentityId,
      token_fingerprint: tokenFingerprint(token),
      password_hash: String(provider?.provider_metadata?.password ?? ""),
      first_name: firstName,
      last_name: lastName,
      cart: (cart ?? null) as Record<string, unknown> | null,
    });
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    if (!id) return;
    const pending: PendingRegistrationModuleService = container.resolve(
      PENDING_REGISTRATION_MODULE,
    );
    await pending.deletePendingRegistrations(id);
  },
);
