import {
  type MessageResponse,
  NewsletterBody,
  SubscriberListQuery,
  type SubscriberListResponse,
} from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listSubscribers } from "../../../content/newsletter/list-subscribers";
import { parseInput } from "../../../http/parse-input";
import { signUpToNewsletter } from "../../../workflows/newsletter/sign-up";
import { clientAddress } from "../../security/client-address";
import { constantTimeResponse } from "../../security/constant-time-response";
import { rateLimit } from "../../security/rate-limit";

const CHECK_MAIL =
  "Please check your mail to confirm. If nothing comes within a few minutes, look into the spam folder.";

/** POST /api/newsletter: the same answer for every address, subscribed or not, and for robots. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const { website, ...signUp } = parseInput(NewsletterBody, request.body);
  await rateLimit(request, [
    ["mailIp", clientAddress(request)],
    ["mailAddress", signUp.email],
  ]);
  await constantTimeResponse(async () => {
    if (!website) await signUpToNewsletter(request.scope, signUp);
  });
  response.json({ message: CHECK_MAIL });
}

/** GET /api/newsletter, for admins: who signed up, and what they agreed to. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<SubscriberListResponse>,
): Promise<void> {
  const query = parseInput(SubscriberListQuery, request.query);
  response.json(await listSubscribers(request.scope, query));
}
