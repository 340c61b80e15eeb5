import type { FormValues } from "../http/form-values.js";
import {
  choice,
  group,
  integer,
  mergedMetadata,
  missing,
  requiredText,
  text,
} from "../http/params.js";
import type { PaymentMethod } from "../model.js";
import { newId, nowSeconds } from "../new-id.js";
import type { SimulatorStore } from "../store/simulator-store.js";
import { cardError } from "../stripe-failure.js";
import { isCardNumber } from "./card-number.js";
import { type TestCard, testCardOfNumber, testCardOfToken } from "./test-cards.js";

interface Expiry {
  month: number;
  year: number;
}

/**
 * A payment method from `type=card&card[number]=…`. The number itself is forgotten at once: only
 * its last four digits and what it will do are kept. Throws a card error in Stripe's words.
 */
export function makePaymentMethod(store: SimulatorStore, params: FormValues): PaymentMethod {
  choice(params, "type", ["card"]);
  const card = group(params, "card") ?? missing("card");
  const token = text(card, "token");
  if (token) {
    const known = testCardOfToken(token.replace(/^tok_/, "pm_card_"));
    if (known) return save(store, known, inFiveYears(), params);
  }
  const number = requiredText(card, "number").replace(/\s/g, "");
  if (!isCardNumber(number)) {
    throw cardError({
      code: "incorrect_number",
      message: "Your card number is incorrect.",
      param: "number",
    });
  }
  const expiry = checkedExpiry(
    integer(card, "exp_month") ?? missing("card[exp_month]"),
    integer(card, "exp_year") ?? missing("card[exp_year]"),
  );
  checkCvc(text(card, "cvc") ?? "");
  return save(store, testCardOfNumber(number), expiry, params);
}

/** A new payment method of a well-known test token such as pm_card_visa; undefined for others. */
export function methodOfToken(store: SimulatorStore, token: string): PaymentMethod | undefined {
  const card = testCardOfToken(token);
  return card && save(store, card, inFiveYears(), {});
}

function save(
  store: SimulatorStore,
  card: TestCard,
  expiry: Expiry,
  params: FormValues,
): PaymentMethod {
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    billing_details: {
      address: {
        city: null,
        country: null,
        line1: null,
        line2: null,
        postal_code: null,
        state: null,
      },
      email: null,
      name: null,
      phone: null,
      ...group(params, "billing_details"),
    },
    card: {
      brand: card.brand,
      country: "CA",
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint: newId("fp").slice(3, 19),
      funding: "credit",
      last4: card.number.slice(-4),
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      networks: { available: [card.brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowSeconds(),
    customer: null,
    livemode: false,
    metadata: mergedMetadata({}, params),
    type: "card",
  };
  store.cardBehaviours.save({ id: method.id, outcome: card.outcome });
  return store.paymentMethods.save(method);
}

function checkedExpiry(month: number, shortYear: number): Expiry {
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const today = new Date();
  if (month < 1 || month > 12) {
    throw cardError({
      code: "invalid_expiry_month",
      message: "Your card's expiration month is invalid.",
      param: "exp_month",
    });
  }
  const thisYear = today.getFullYear();
  if (year < thisYear || year > thisYear + 50) {
    throw cardError({
      code: "invalid_expiry_year",
      message: "Your card's expiration year is invalid.",
      param: "exp_year",
    });
  }
  if (year === thisYear && month < today.getMonth() + 1) {
    throw cardError({
      code: "invalid_expiry_month",
      message: "Your card's expiration month is invalid.",
      param: "exp_month",
    });
  }
  return { month, year };
}

function checkCvc(cvc: string): void {
  if (!/^\d{3,4}$/.test(cvc)) {
    throw cardError({
      code: "invalid_cvc",
      message: "Your card's security code is invalid.",
      param: "cvc",
    });
  }
}

function inFiveYears(): Expiry {
  return { month: 12, year: new Date().getFullYear() + 5 };
}
