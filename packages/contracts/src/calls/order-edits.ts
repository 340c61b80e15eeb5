import {
  OrderEdit,
  OrderEditable,
  OrderEditBody,
  OrderEditQuestion,
  OrderEditResponse,
} from "../order-edits.js";
import { OrderStatusResponse } from "../orders.js";
import { CheckoutConflict } from "../payments.js";
import { OUT_OF_STOCK, PAYMENT_UNAVAILABLE } from "../refusal-codes.js";
import type { CallTable } from "./call.js";

/** Orders that staff change before they are sent (decision 101). */
export const orderEditCalls = {
  "orderEdits.read": {
    summary: "What of an order can be changed now, or why not.",
    access: "staff",
    answer: OrderEditable,
    errors: { 404: [] },
  },
  "orderEdits.ask": {
    summary: "What a change of an order would do; nothing is kept.",
    access: "staff",
    body: OrderEdit,
    answer: OrderEditQuestion,
    otherAnswers: { 409: CheckoutConflict },
    errors: { 404: [], 409: [OUT_OF_STOCK] },
  },
  "orderEdits.save": {
    summary:
      "Changes an order that has not left; its buyer is told, with a link to pay where it is unpaid. What a paid one comes to less goes back.",
    access: "staff",
    records: ["order.changed", "order.refunded", "order.pay-link-changed"],
    body: OrderEditBody,
    answer: OrderEditResponse,
    otherAnswers: { 409: CheckoutConflict },
    errors: { 404: [], 409: [OUT_OF_STOCK], 502: [PAYMENT_UNAVAILABLE] },
  },
  "orderEdits.endProposal": {
    summary: "Ends a change that waits for its payment: nobody can pay it any more.",
    access: "staff",
    records: ["order.pay-link-changed", "order.changed"],
    answer: OrderStatusResponse,
    errors: { 404: [], 409: [], 502: [PAYMENT_UNAVAILABLE] },
  },
} as const satisfies CallTable;
