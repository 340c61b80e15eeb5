import {
  PAY_LINK_INVALID,
  PayLinkAnswer,
  PayLinkMessage,
  PayLinkQuery,
  PayLinks,
} from "../pay-links.js";
import { CheckoutConflict } from "../payments.js";
import { PhoneOrderAnswer, PhoneOrderBody, PhoneTotals, PhoneTotalsBody } from "../phone-orders.js";
import {
  CARDS_DECLINED,
  OUT_OF_STOCK,
  PAYMENT_UNAVAILABLE,
  PRICES_CHANGED,
  TOO_MANY_ATTEMPTS,
} from "../refusal-codes.js";
import type { CallTable } from "./call.js";

/** Orders that staff take, and links by which they are paid (decision 100). */
export const phoneOrderCalls = {
  "phoneOrders.totals": {
    summary: "What an order comes to that staff take for somebody; nothing is kept.",
    access: "staff",
    body: PhoneTotalsBody,
    answer: PhoneTotals,
    otherAnswers: { 409: CheckoutConflict },
    errors: { 409: [OUT_OF_STOCK] },
  },
  "phoneOrders.place": {
    summary:
      "Places an order for somebody and mails its pay link, or notes how it was paid; the same key again makes no other one.",
    access: "staff",
    records: ["order.taken", "order.pay-link-changed", "order.status-changed"],
    body: PhoneOrderBody,
    answer: PhoneOrderAnswer,
    otherAnswers: { 409: CheckoutConflict },
    errors: { 409: [PRICES_CHANGED, OUT_OF_STOCK], 502: [PAYMENT_UNAVAILABLE] },
  },
  "payLinks.read": {
    summary: "Whether an order can be paid by a link, and which were mailed.",
    access: "staff",
    answer: PayLinks,
    errors: { 404: [] },
  },
  "payLinks.send": {
    summary: "Mails the buyer of an unpaid order a link that takes the card.",
    access: "staff",
    records: ["order.pay-link-changed"],
    answer: PayLinkMessage,
    errors: { 404: [], 409: [] },
  },
  "payLinks.end": {
    summary: "Ends the links of an order: nobody can pay by them any more.",
    access: "staff",
    records: ["order.pay-link-changed"],
    answer: PayLinkMessage,
    errors: { 404: [], 409: [] },
  },
  "payLinks.open": {
    summary: "The order of a pay link, and what its card form needs as long as it may be paid.",
    access: "anyone",
    limits: ["payLinkIp"],
    query: PayLinkQuery,
    answer: PayLinkAnswer,
    errors: { 400: [PAY_LINK_INVALID], 429: [TOO_MANY_ATTEMPTS, CARDS_DECLINED] },
  },
} as const satisfies CallTable;
