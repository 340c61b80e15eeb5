import type { OrderStatus } from "@eldercare/contracts";
import { Badge, type BadgeTone } from "./badge";
import { orderStatusLabel } from "./order-status-label";

const TONE_OF_STATUS: Record<OrderStatus, BadgeTone> = {
  pending: "amber",
  paid: "sage",
  fulfilled: "spruce",
  cancelled: "grey",
  refunded: "violet",
};

/** An order's status, each in its own colour (spec §4). */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONE_OF_STATUS[status]}>{orderStatusLabel(status)}</Badge>;
}
