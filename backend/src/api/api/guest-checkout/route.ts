import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../errors/refusal";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { readCheckoutSettings } from "../../../orders/checkout-settings";
import { rememberGuest } from "../../security/guest";
import { rateLimitCall } from "../../security/rate-limit";

const NO_GUESTS = "Please sign in to pay: this shop takes no orders without an account.";

/** POST /api/guest-checkout (spec §7): the same for every address, with an account or without. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = bodyOf("guests.begin", request);
  await rateLimitCall("guests.begin", request);
  const { guestCheckout } = await readCheckoutSettings(request.scope);
  if (!guestCheckout) throw new Refusal("not-allowed", NO_GUESTS);
  rememberGuest(request, email);
  answerCall("guests.begin", response, { email });
}
