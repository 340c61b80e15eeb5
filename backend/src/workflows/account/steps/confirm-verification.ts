import { VERIFICATION_LINK_INVALID } from "@eldercare/contracts";
import { MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { underLocks } from "../../../medusa/under-locks";
import { confirmLink } from "../confirm-link";

const INVALID =
  "This verification link is not valid. If you verified your address already, you can sign in.";
const EXPIRED = "This verification link has expired. Please ask for a new one.";

/** Uses a token up. Unknown and expired ones are refused with a sentence for the page; a used one has done its work. */
export const confirmVerificationStep = createStep(
  "confirm-email-verification",
  async ({ token }: { token: string }, { container }) => {
    // One at a time: the same link opened twice at once still counts once.
    const outcome = await underLocks(container, ["verify-email"], () =>
      confirmLink(container, token),
    );
    if (outcome.is === "verified") {
      const { authIdentityId, wasBefore = false, cart } = outcome;
      return new StepResponse({ authIdentityId, wasBefore, cart });
    }
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      outcome.is === "expired" ? EXPIRED : INVALID,
      VERIFICATION_LINK_INVALID,
    );
  },
);
