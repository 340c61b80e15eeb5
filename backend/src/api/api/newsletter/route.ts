import {
  type MessageResponse,
  NewsletterBody,
  SubscriberListQuery,
  type SubscriberListResponse,
} from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../http/parse-input";
import { listSubscribers } from "../../../workflows/newsletter/list-subscribers";
import { signUpToNewsletter } from "../../../workflows/newsletter/sign-up";
import { answerEvenly } from "../../security/answer-evenly";
import { clientAddress } from "../../security/client-address";
import { limitTries } from "../../security/limit-tries";

const CHECK_MAIL =
  "Please check your mail to confirm. If nothing comes within a few minutes, look into the spam folder.";

/** POST /api/newsletter: the same answer for every address, subscribed or not, and for robots. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const { website, ...signUp } = parseInput(NewsletterBody, request.body);
  await limitTries(request, [
    ["mailIp", clientAddress(request)],
    ["mailAddress", signUp.email],
  ]);
  await answerEvenly(async () => {
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
