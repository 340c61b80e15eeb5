import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { confirmNewsletter } from "../../../../workflows/newsletter/confirm";
import { rateLimitCall } from "../../../security/rate-limit";
import { invalidNewsletterLink } from "../invalid-link";

/** POST /api/newsletter/confirm: the second half of the double opt-in, within seven days. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = bodyOf("newsletter.confirm", request);
  await rateLimitCall("newsletter.confirm", request);
  const isConfirmed = await confirmNewsletter(request.scope, token);
  if (!isConfirmed) throw invalidNewsletterLink("Please sign up again.");
  answerCall("newsletter.confirm", response, { message: "You are subscribed. Thank you!" });
}
