import { Order, OrderLookUp, PayLinkAnswer, ReturnAsked } from "@eldercare/contracts";
import type { AnswerSchemas } from "@eldercare/contracts/api";
import type { CallName } from "@eldercare/contracts/calls";

/** What calls for orders that were placed answer. */
export const ANSWERS = {
  "orders.read": Order,
  "orders.lookUp": OrderLookUp,
  "orders.openLink": OrderLookUp,
  "returns.ask": ReturnAsked,
  "payLinks.open": PayLinkAnswer,
} satisfies Partial<AnswerSchemas<CallName>>;
