import { NEWSLETTER_CHECK_MAIL } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listSubscribers } from "../../../content/newsletter/list-subscribers";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { signUpToNewsletter } from "../../../workflows/newsletter/sign-up";
import { constantTimeResponse } from "../../security/constant-time-response";
import { rateLimitCall } from "../../security/rate-limit";

/** POST /api/newsletter: the same answer for every address, subscribed or not, and for robots. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { website, ...signUp } = bodyOf("newsletter.signUp", request);
  await rateLimitCall("newsletter.signUp", request, { newsletterAddress: signUp.email });
  await constantTimeResponse(async () => {
    if (!website) await signUpToNewsletter(request.scope, signUp);
  });
  answerCall("newsletter.signUp", response, { message: NEWSLETTER_CHECK_MAIL });
}

/** GET /api/newsletter, for admins: who signed up, and what they agreed to. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("newsletter.list", request);
  answerCall("newsletter.list", response, await listSubscribers(request.scope, query));
}
