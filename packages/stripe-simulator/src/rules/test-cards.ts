/** Stripe's test cards that are known here (https://docs.stripe.com/testing). */

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

export interface CardOutcome {
  /** The bank asks the shopper to confirm (3-D Secure). */
  needsAuthentication: boolean;
  /** Why the bank refuses, if it does. */
  decline: Decline | null;
  /** A refund is given, and comes back from the bank some time later. */
  refundsFail?: true;
}

export interface TestCard {
  number: string;
  brand: string;
  /** Ids of payment methods that stand for this card. */
  tokens: readonly string[];
  outcome: CardOutcome;
}

const APPROVED: CardOutcome = { needsAuthentication: false, decline: null };
const AUTHENTICATED: CardOutcome = { needsAuthentication: true, decline: null };
const declined = (decline_code: string, message = "Your card was declined."): CardOutcome => ({
  needsAuthentication: false,
  decline: { code: "card_declined", decline_code, message },
});
const INSUFFICIENT_FUNDS = declined("insufficient_funds", "Your card has insufficient funds.");
const refused = (code: string, message: string): CardOutcome => ({
  needsAuthentication: false,
  decline: { code, message },
});

const visa = (number: string, tokens: readonly string[], outcome: CardOutcome): TestCard => ({
  number,
  brand: "visa",
  tokens,
  outcome,
});

const TEST_CARDS: readonly TestCard[] = [
  visa("4242424242424242", ["pm_card_visa", "pm_card_ca"], APPROVED),
  {
    number: "5555555555554444",
    brand: "mastercard",
    tokens: ["pm_card_mastercard"],
    outcome: APPROVED,
  },
  { number: "378282246310005", brand: "amex", tokens: ["pm_card_amex"], outcome: APPROVED },
  visa(
    "4000000000000002",
    ["pm_card_visa_chargeDeclined", "pm_card_chargeDeclined"],
    declined("generic_decline"),
  ),
  visa(
    "4000000000009995",
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "pm_card_chargeDeclinedInsufficientFunds"],
    INSUFFICIENT_FUNDS,
  ),
  visa("4000000000009987", ["pm_card_visa_chargeDeclinedLostCard"], declined("lost_card")),
  visa("4000000000009979", ["pm_card_visa_chargeDeclinedStolenCard"], declined("stolen_card")),
  visa(
    "4000000000000069",
    ["pm_card_chargeDeclinedExpiredCard"],
    refused("expired_card", "Your card has expired."),
  ),
  visa(
    "4000000000000127",
    ["pm_card_chargeDeclinedIncorrectCvc"],
    refused("incorrect_cvc", "Your card's security code is incorrect."),
  ),
  visa(
    "4000000000000119",
    ["pm_card_chargeDeclinedProcessingError"],
    refused(
      "processing_error",
      "An error occurred while processing your card. Try again in a little bit.",
    ),
  ),
  visa("4000000000005126", ["pm_card_refundFail"], { ...APPROVED, refundsFail: true }),
  visa("4000002500003155", ["pm_card_authenticationRequiredOnSetup"], AUTHENTICATED),
  visa("4000002760003184", ["pm_card_authenticationRequired"], AUTHENTICATED),
  visa("4000000000003220", ["pm_card_threeDSecure2Required"], AUTHENTICATED),
  visa("4000008260003178", ["pm_card_authenticationRequiredChargeDeclinedInsufficientFunds"], {
    ...INSUFFICIENT_FUNDS,
    needsAuthentication: true,
  }),
];

const NOT_A_TEST_CARD = declined(
  "test_mode_live_card",
  "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
);

export function testCardOfToken(token: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.tokens.includes(token));
}

/** The test card of a number; any other valid number is a card that is declined. */
export function testCardOfNumber(number: string): TestCard {
  return (
    TEST_CARDS.find((card) => card.number === number) ?? {
      number,
      brand: "unknown",
      tokens: [],
      outcome: NOT_A_TEST_CARD,
    }
  );
}
