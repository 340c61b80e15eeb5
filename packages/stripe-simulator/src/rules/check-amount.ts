import { invalidRequest } from "../stripe-failure.js";
import { moneyText } from "./money-text.js";

/** Stripe charges no card in Canada below 50 cents, and has eight digits for an amount. */
const SMALLEST = 50;
const LARGEST = 99_999_999;

/** Refuses amounts (cents) that Stripe does not charge, in its words. */
export function checkAmount(amount: number, currency: string): void {
  if (amount < 1) {
    throw invalidRequest("Invalid positive integer", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  }
  if (amount < SMALLEST) {
    throw invalidRequest(`Amount must be at least ${moneyText(SMALLEST)} ${currency}`, {
      code: "amount_too_small",
      param: "amount",
    });
  }
  if (amount > LARGEST) {
    throw invalidRequest("Amount must be no more than $999,999.99", {
      code: "amount_too_large",
      param: "amount",
    });
  }
}

export function checkCurrency(currency: string): string {
  const lower = currency.toLowerCase();
  if (!/^(cad|usd|eur|gbp)$/.test(lower)) {
    throw invalidRequest(`Invalid currency: ${lower}`, { param: "currency" });
  }
  return lower;
}
