import { MoneyBack, MoneyBackBody, MoneyBackQuestion, MoneyBackResponse } from "../money-back.js";
import { MoneyBackChoice } from "../money-back-choice.js";
import { PAYMENT_UNAVAILABLE } from "../refusal-codes.js";
import type { CallTable } from "./call.js";

/** A part of an order's money goes back (decision 097). */
export const moneyBackCalls = {
  "moneyBack.read": {
    summary: "What of an order can still be paid back: pieces of its lines, the delivery, the sum.",
    access: "staff",
    answer: MoneyBack,
    errors: { 404: [], 409: [] },
  },
  "moneyBack.ask": {
    summary: "What paying back a part would do with money, goods and mail; nothing is kept.",
    access: "staff",
    body: MoneyBackChoice,
    answer: MoneyBackQuestion,
    errors: { 404: [], 409: [] },
  },
  "moneyBack.pay": {
    summary: "Pays a part of an order back; the same key again pays nothing twice.",
    access: "staff",
    records: ["order.refunded"],
    body: MoneyBackBody,
    answer: MoneyBackResponse,
    errors: { 404: [], 409: [], 502: [PAYMENT_UNAVAILABLE] },
  },
} as const satisfies CallTable;
