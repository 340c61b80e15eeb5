import type { SecurityActor } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow, StatusChange } from "../../../modules/shop-order/order-row";
import { originOf, SHOP_ITSELF } from "../../../security-events/event-origin";
import type { NewSecurityEvent } from "../../../security-events/new-security-event";

/** What the trail calls a change by staff that its status alone does not tell. */
export interface TrailName {
  eventKind?:
    | "order.changed"
    | "order.parcel-changed"
    | "order.refunded"
    | "order.return-changed"
    | "order.pay-link-changed"
    | "order.money-settled"
    | "order.status-changed"
    | undefined;
}

/**
 * The security event of a change: what staff set, and whatever was paid back. What buyers and the
 * shop do to an order stands in its history alone: a purchase must not hang on the trail.
 */
export function orderEvent(
  container: MedusaContainer,
  { id, number, status }: ShopOrderRow,
  { to, by, note, eventKind }: StatusChange & TrailName,
): NewSecurityEvent | undefined {
  const isRefund = to === "refunded";
  const isByStaff = by === "staff" || by.includes("@");
  if (!isRefund && !isByStaff) return undefined;
  return {
    kind: eventKind ?? (isRefund ? "order.refunded" : "order.status-changed"),
    subject: { kind: "order", id, label: number === null ? id : `Order ${number}` },
    before: { status },
    after: { status: to, note },
    actor: actorOfChange(container, by),
  };
}

/** Who did it: not always whose request it is, as a change that was cut off is finished by a job. */
function actorOfChange(container: MedusaContainer, by: string): SecurityActor {
  if (by === "staff") return { kind: "staff", id: null, label: "Staff, in Medusa Admin" };
  if (!by.includes("@")) return SHOP_ITSELF;
  const { actor } = originOf(container);
  const isTheirs = actor.kind === "staff" && actor.label.includes(by);
  return isTheirs ? actor : { kind: "staff", id: null, label: by };
}
