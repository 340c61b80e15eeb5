import { isCardNumber } from "./rules/card-number.js";

/** The browser's side of the simulator: what Stripe.js does with a card, for demo payments. */

export interface DemoCard {
  number: string;
  /** "12/34", in any spelling. */
  expiry: string;
  cvc: string;
}

export interface CardConfirmation {
  clientSecret: string;
  publishableKey: string;
  /** Where the browser reaches the simulator: "/stripe-simulator". */
  publicUrl: string;
  card: DemoCard;
  /** Whole address to which the bank sends the shopper back. */
  returnUrl: string;
}

export type CardField = "number" | "expiry" | "cvc";

/** `redirect`: the browser must go to `url`, where the bank asks. `error`: Stripe's own sentence. */
export type CardResult =
  | { status: "succeeded" | "processing" }
  | { status: "redirect"; url: string }
  | { status: "error"; message: string; code?: string; field?: CardField };

const UNREACHABLE =
  "We could not reach the payment service. Please check your connection and try again.";

/** What is wrong with a card before it is sent, in Stripe's sentences. */
export function cardProblem(card: DemoCard): { field: CardField; message: string } | undefined {
  const digits = card.number.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits)) {
    const isForeign = /\D/.test(digits) || digits.length > 19;
    return {
      field: "number",
      message: isForeign ? "Your card number is invalid." : "Your card number is incomplete.",
    };
  }
  if (!isCardNumber(digits)) return { field: "number", message: "Your card number is invalid." };
  const expiry = expiryOf(card.expiry);
  if (!expiry) {
    return { field: "expiry", message: "Your card's expiration date is incomplete." };
  }
  const today = new Date();
  const monthsLeft =
    (expiry.year - today.getFullYear()) * 12 + expiry.month - (today.getMonth() + 1);
  if (monthsLeft < 0) {
    return { field: "expiry", message: "Your card's expiration year is in the past." };
  }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) {
    return { field: "cvc", message: "Your card's security code is incomplete." };
  }
  return undefined;
}

/** Pays the intent with the card. Never throws. */
export async function confirmCardPayment(confirmation: CardConfirmation): Promise<CardResult> {
  const { clientSecret, publishableKey, publicUrl, card, returnUrl } = confirmation;
  const problem = cardProblem(card);
  if (problem) return { status: "error", ...problem };
  const expiry = expiryOf(card.expiry);
  const intentId = clientSecret.split("_secret_")[0] ?? "";
  try {
    const response = await fetch(
      `${publicUrl}/v1/payment_intents/${encodeURIComponent(intentId)}/confirm`,
      {
        method: "POST",
        body: new URLSearchParams({
          key: publishableKey,
          client_secret: clientSecret,
          return_url: returnUrl,
          "payment_method_data[type]": "card",
          "payment_method_data[card][number]": card.number.replace(/[\s-]/g, ""),
          "payment_method_data[card][exp_month]": String(expiry?.month),
          "payment_method_data[card][exp_year]": String(expiry?.year),
          "payment_method_data[card][cvc]": card.cvc.trim(),
        }),
      },
    );
    return resultOf(await response.json());
  } catch {
    return { status: "error", message: UNREACHABLE };
  }
}

interface Answer {
  status?: string;
  next_action?: { redirect_to_url?: { url?: string } } | null;
  error?: {
    message?: string;
    code?: string;
    param?: string;
    payment_intent?: { status?: string };
  };
}

function resultOf({ status, next_action, error }: Answer): CardResult {
  // A second press after a lost answer: the first one paid.
  if (status === "succeeded" || error?.payment_intent?.status === "succeeded") {
    return { status: "succeeded" };
  }
  const url = next_action?.redirect_to_url?.url;
  if (status === "requires_action" && url) return { status: "redirect", url };
  if (status === "processing" || status === "requires_capture") return { status: "processing" };
  return {
    status: "error",
    message: error?.message ?? UNREACHABLE,
    ...(error?.code ? { code: error.code } : {}),
    ...fieldOf(error?.param),
  };
}

function fieldOf(param: string | undefined): { field?: CardField } {
  if (param === "number" || param === "cvc") return { field: param };
  return param?.startsWith("exp_") ? { field: "expiry" } : {};
}

/** Month and four-digit year of "12/34", "12 / 2034", "1234"; undefined while incomplete. */
function expiryOf(text: string): { month: number; year: number } | undefined {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*[/\- ]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  const number = Number(month);
  if (!year || number < 1 || number > 12) return undefined;
  return { month: number, year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}
