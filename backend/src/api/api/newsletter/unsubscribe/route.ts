import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall, redirectCall } from "../../../../http/answer-call";
import { bodyOf, queryOf } from "../../../../http/call-input";
import { unsubscribePage } from "../../../../mail/newsletter-links";
import { NEWSLETTER_MODULE } from "../../../../modules/newsletter";
import type NewsletterModuleService from "../../../../modules/newsletter/service";
import { shopSettings } from "../../../../settings";
import { rateLimitCall } from "../../../security/rate-limit";
import { invalidNewsletterLink } from "../invalid-link";

/**
 * POST /api/newsletter/unsubscribe: from the page with the token in its body, or from a mail
 * program's button with the token in the address and `List-Unsubscribe=One-Click` as its body
 * (RFC 8058). Works as often as it is called, and asks nothing.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const isFromPage = Boolean(request.is("application/json"));
  const { token } = isFromPage
    ? bodyOf("newsletter.unsubscribe", request)
    : queryOf("newsletter.openUnsubscribePage", request);
  await rateLimitCall("newsletter.unsubscribe", request);
  const newsletter: NewsletterModuleService = request.scope.resolve(NEWSLETTER_MODULE);
  const isKnown = await newsletter.unsubscribe(token);
  if (!isKnown) throw invalidNewsletterLink("Please use the link in the newest email.");
  answerCall("newsletter.unsubscribe", response, {
    message: "You are unsubscribed. You will get no more newsletters.",
  });
}

/** Whoever opens the mail program's address in a browser is led to the page: a look ends nothing. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = queryOf("newsletter.openUnsubscribePage", request);
  redirectCall(
    "newsletter.openUnsubscribePage",
    response,
    unsubscribePage(shopSettings().SHOP_URL, token),
  );
}
