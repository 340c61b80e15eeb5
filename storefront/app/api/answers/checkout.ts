import {
  CheckoutSettings,
  CheckoutTotalsAnswer,
  ContentAnswer,
  DeliveryPromise,
  GuestResponse,
  OrderCreatedResponse,
  PaymentIntentResponse,
  SavedAddressListResponse,
} from "@eldercare/contracts";
import type { AnswerSchemas } from "@eldercare/contracts/api";
import type { CallName } from "@eldercare/contracts/calls";

/** What calls of the checkout answer, the last of all with them: whoever has paid waits for no file. And those of every page's frame. */
export const ANSWERS = {
  "checkout.totals": CheckoutTotalsAnswer,
  "content.read": ContentAnswer,
  "delivery.read": DeliveryPromise,
  "checkoutSettings.read": CheckoutSettings,
  "guests.begin": GuestResponse,
  "payments.begin": PaymentIntentResponse,
  "orders.place": OrderCreatedResponse,
  "account.addresses": SavedAddressListResponse,
  "account.keepAddress": SavedAddressListResponse,
  "account.forgetAddress": SavedAddressListResponse,
} satisfies Partial<AnswerSchemas<CallName>>;
