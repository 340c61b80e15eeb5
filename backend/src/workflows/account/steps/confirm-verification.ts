import { VERIFICATION_LINK_INVALID } from "@eldercare/contracts";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

const INVALID =
  "This verification link is not valid or was used before. If you verified your address already, you can sign in.";
const EXPIRED = "This verification link has expired. Please ask for a new one.";

/** Uses a token up. Unknown, used and expired ones are refused with a sentence for the page. */
export const confirmVerificationStep = createStep(
  "confirm-email-verification",
  async ({ token }: { token: string }, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    // One at a time: the same link opened twice at once still counts once.
    const verification = await container
      .resolve(Modules.LOCKING)
      .execute("verify-email", () => auth.confirmAuthVerification({ code: token }))
      .catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        const isExpired = error.message.includes("expired");
        throw new MedusaError(
          MedusaError.Types.INVALID_DATA,
          isExpired ? EXPIRED : INVALID,
          VERIFICATION_LINK_INVALID,
        );
      });
    return new StepResponse({ authIdentityId: verification.auth_identity_id });
  },
);

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && "type" in error && error.type === MedusaError.Types.NOT_ALLOWED;
}
