import type { ApiErrorBody } from "./model.js";

/** A refusal that is answered as Stripe would: `{"error": {…}}` with its status. */
export class StripeFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: ApiErrorBody,
  ) {
    super(body.message);
    this.name = "StripeFailure";
  }
}

type Details = Omit<ApiErrorBody, "type" | "message">;

/** 400: the request cannot be carried out as it is. */
export function invalidRequest(message: string, details: Details = {}): StripeFailure {
  return new StripeFailure(400, { type: "invalid_request_error", message, ...details });
}

/** 404 in Stripe's words: No such payment_intent: 'pi_1'. */
export function resourceMissing(kind: string, id: string, param = "id"): StripeFailure {
  return new StripeFailure(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** 402: the card, not the request, is the reason. */
export function cardError(details: Details & { message: string }): StripeFailure {
  return new StripeFailure(402, { type: "card_error", ...details });
}
