import {
  CheckoutSettings,
  CheckoutTotalsAnswer,
  ContentAnswer,
  DeliveryPromise,
  GuestResponse,
  Order,
  OrderCreatedResponse,
  OrderLookUp,
  PayLinkAnswer,
  PaymentIntentResponse,
  ReturnAsked,
} from "@eldercare/contracts";
import type { AnswerSchemas } from "@eldercare/contracts/api";
import type { CallName } from "@eldercare/contracts/calls";

/** What calls of the checkout answer, and those of every page's frame. */
export const ORDER_ANSWERS = {
  "checkout.totals": CheckoutTotalsAnswer,
  "content.read": ContentAnswer,
  "delivery.read": DeliveryPromise,
  "checkoutSettings.read": CheckoutSettings,
  "guests.begin": GuestResponse,
  "payments.begin": PaymentIntentResponse,
  "orders.place": OrderCreatedResponse,
  "orders.read": Order,
  "orders.lookUp": OrderLookUp,
  "orders.openLink": OrderLookUp,
  "returns.ask": ReturnAsked,
  "payLinks.open": PayLinkAnswer,
} satisfies Partial<AnswerSchemas<CallName>>;
