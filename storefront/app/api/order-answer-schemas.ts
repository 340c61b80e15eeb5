import {
  CheckoutSettings,
  CheckoutTotalsAnswer,
  FreeDelivery,
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

/** What calls of the checkout answer. */
export const ORDER_ANSWERS = {
  "checkout.totals": CheckoutTotalsAnswer,
  "delivery.read": FreeDelivery,
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
