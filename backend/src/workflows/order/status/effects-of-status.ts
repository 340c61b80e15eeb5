import type { OrderStatus } from "@eldercare/contracts";
import { cancelEffect } from "./cancel-effect";
import { fulfilEffect } from "./fulfil-effect";
import { markPaidEffect } from "./mark-paid-effect";
import { refundEffect } from "./refund-effect";
import type { StatusEffect } from "./status-effect";

/** An admin may set any status (spec §4); each does what it can. */
export const EFFECT_OF_STATUS: Readonly<Record<OrderStatus, StatusEffect>> = {
  pending: async () => ({ note: "Set back by hand; nothing else was changed." }),
  paid: markPaidEffect,
  fulfilled: fulfilEffect,
  cancelled: cancelEffect,
  refunded: refundEffect,
};
