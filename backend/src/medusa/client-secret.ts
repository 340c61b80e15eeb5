import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** What a browser needs to confirm a payment with Stripe. */
export async function clientSecretOf(
  container: MedusaContainer,
  sessionId: string,
): Promise<string> {
  const { data } = await container
    .resolve(Modules.PAYMENT)
    .retrievePaymentSession(sessionId, { select: ["id", "data"] });
  const secret = data?.client_secret;
  if (typeof secret !== "string") throw new Error(`The payment ${sessionId} has no client secret.`);
  return secret;
}
