import { DeliveryPromise } from "../delivery.js";
import { GuestBody, GuestResponse } from "../guests.js";
import { OrderTableQuery } from "../list-tables.js";
import {
  ORDER_LINK_INVALID,
  OrderLinkQuery,
  OrderLookUp,
  OrderLookUpBody,
} from "../order-look-up.js";
import {
  Order,
  OrderBooksQuery,
  OrderListQuery,
  OrderListResponse,
  OrderRequest,
  OrderStatusBody,
  OrderStatusQuery,
  OrderStatusQuestion,
  OrderStatusResponse,
} from "../orders.js";
import {
  CheckoutConflict,
  CreatePaymentIntentBody,
  OrderCreatedResponse,
  PaymentIntentResponse,
} from "../payments.js";
import {
  CARDS_DECLINED,
  NO_OPEN_PAYMENT,
  OUT_OF_STOCK,
  PAYMENT_UNAVAILABLE,
  PRICES_CHANGED,
  QUESTION_CHANGED,
  TOO_MANY_ATTEMPTS,
  TOO_MUCH_UNPAID,
} from "../refusal-codes.js";
import { CheckoutTotalsAnswer, CheckoutTotalsBody } from "../totals.js";
import type { CallTable } from "./call.js";

/** Paying and orders. */
export const orderCalls = {
  "checkout.totals": {
    summary: "What a cart comes to, with delivery, taxes and codes; nothing is kept.",
    access: "anyone",
    limits: ["readIp"],
    body: CheckoutTotalsBody,
    answer: CheckoutTotalsAnswer,
    otherAnswers: { 409: CheckoutConflict },
    errors: { 409: [OUT_OF_STOCK] },
  },
  "delivery.read": {
    summary: "From which cart value on delivery all over Canada is free, and its ways.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    answer: DeliveryPromise,
  },
  "guests.begin": {
    summary: "Pays as a guest from now on in this browser, where the store lets guests.",
    access: "anyone",
    limits: ["guestIp"],
    body: GuestBody,
    answer: GuestResponse,
    errors: { 403: [] },
  },
  "payments.begin": {
    summary: "Begins a payment of the cart's total; nothing is charged yet.",
    access: "buyer",
    limits: ["paymentUser", "paymentIp"],
    body: CreatePaymentIntentBody,
    answer: PaymentIntentResponse,
    otherAnswers: { 409: CheckoutConflict },
    errors: {
      409: [PRICES_CHANGED, OUT_OF_STOCK, NO_OPEN_PAYMENT],
      429: [TOO_MANY_ATTEMPTS, CARDS_DECLINED],
      502: [PAYMENT_UNAVAILABLE],
    },
  },
  "orders.place": {
    summary: "Places an order: unpaid, its stock reserved; the page then confirms the card.",
    access: "buyer",
    limits: ["orderUser", "orderIp"],
    body: OrderRequest,
    answer: OrderCreatedResponse,
    otherAnswers: { 409: CheckoutConflict },
    errors: {
      409: [PRICES_CHANGED, OUT_OF_STOCK, NO_OPEN_PAYMENT],
      429: [TOO_MANY_ATTEMPTS, CARDS_DECLINED, TOO_MUCH_UNPAID],
      502: [PAYMENT_UNAVAILABLE],
    },
  },
  "orders.read": {
    summary: "One order, for its buyer and for staff; for everybody else there is none.",
    access: "buyer",
    answer: Order,
    errors: { 404: [] },
  },
  "orders.lookUp": {
    summary: "How an order stands, for whoever has its number and its email address.",
    access: "anyone",
    limits: ["orderStatusVisitor", "orderStatusIp", "orderStatusAddress"],
    body: OrderLookUpBody,
    answer: OrderLookUp,
    errors: { 404: [] },
  },
  "orders.openLink": {
    summary: "The same, by the link of the order's mails.",
    access: "anyone",
    limits: ["orderStatusLinkIp"],
    query: OrderLinkQuery,
    answer: OrderLookUp,
    errors: { 400: [ORDER_LINK_INVALID] },
  },
  "orders.list": {
    summary: "All orders, the newest first.",
    access: "staff",
    query: OrderListQuery,
    answer: OrderListResponse,
  },
  "orders.export": {
    summary: "Sales and refunds with delivery, discounts and each tax, for the accountant, as CSV.",
    access: "staff",
    records: ["export.downloaded"],
    query: OrderBooksQuery,
    answer: "csv",
  },
  "orders.downloadTable": {
    summary: "All orders of a filtered and sorted list, as a CSV file or Excel workbook.",
    access: "staff",
    records: ["export.downloaded"],
    query: OrderTableQuery,
    answer: "table",
  },
  "orders.askStatus": {
    summary: "What setting a status would do with money, goods and mail, as staff are asked.",
    access: "staff",
    query: OrderStatusQuery,
    answer: OrderStatusQuestion,
    errors: { 404: [] },
  },
  "orders.setStatus": {
    summary: "Sets an order's status and does what it means, such as paying back.",
    access: "staff",
    records: ["order.status-changed", "order.refunded"],
    body: OrderStatusBody,
    answer: OrderStatusResponse,
    errors: { 404: [], 409: [QUESTION_CHANGED], 502: [PAYMENT_UNAVAILABLE] },
  },
  "orders.undoStatus": {
    summary: "Takes back a status that was set a few seconds ago: nothing of it was done yet.",
    access: "staff",
    records: ["order.status-changed"],
    answer: OrderStatusResponse,
    errors: { 404: [], 409: [] },
  },
} as const satisfies CallTable;
