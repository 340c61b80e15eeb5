import { type MessageResponse, NewsletterTokenBody } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../../http/parse-input";
import { confirmNewsletter } from "../../../../workflows/newsletter/confirm";
import { clientAddress } from "../../../security/client-address";
import { rateLimit } from "../../../security/rate-limit";
import { invalidNewsletterLink } from "../invalid-link";

/** POST /api/newsletter/confirm: the second half of the double opt-in, within seven days. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const { token } = parseInput(NewsletterTokenBody, request.body);
  await rateLimit(request, [["linkIp", clientAddress(request)]]);
  const isConfirmed = await confirmNewsletter(request.scope, token);
  if (!isConfirmed) throw invalidNewsletterLink("Please sign up again.");
  response.json({ message: "You are subscribed. Thank you!" });
}
