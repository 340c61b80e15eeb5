import { randomBytes } from "node:crypto";
import { longDay, PAY_LINK_DAYS, type PayLinkMessage, type PayLinks } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { NewPayLink } from "../../../modules/shop-order/pay-link-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { shopSettings } from "../../../settings";
import { tokenFingerprint } from "../../account/token-fingerprint";
import { underOrderLock } from "../record/order-locks";
import { payLinkMail } from "../record/order-mail";
import { recordChange } from "../record/record-change";

const UNKNOWN = "There is no such order.";
const NOT_WAITING =
  "This order is no longer waiting for a card payment, so there is nothing to pay by a link.";
const NONE = "This order has no pay link that still works.";
const TOKEN_BYTES = 32;
const DAY_MINUTES = 24 * 60;

/** How long an order with a pay link keeps its stock. */
export const payLinkMinutes = (): number => PAY_LINK_DAYS * DAY_MINUTES;

interface ByStaff {
  orderId: string;
  /** Email address of the member of staff. */
  by: string;
}

/**
 * Mails the buyer of an unpaid order a link to pay it, or answers it where there is no address; those
 * before hold too. Its goods are kept as long as the link holds. Throws {@link Refusal}.
 */
export async function sendPayLink(
  container: MedusaContainer,
  { orderId, by }: ByStaff,
): Promise<PayLinkMessage> {
  return onOrder(container, orderId, async (order) => {
    if (!(await isPayable(container, order))) throw new Refusal("conflict", NOT_WAITING);
    const link = newPayLink();
    const { until } = link;
    const { email } = order.shipping;
    const holds = `it holds until ${longDay(until)}.`;
    await recordChange(container, {
      ...unchanged(order, by),
      // Whoever is forgotten later must not stand in the history.
      note: email
        ? `A pay link was emailed; ${holds}`
        : `A pay link was made to be passed on; ${holds}`,
      payLink: link,
      mail: payLinkMail(order, link),
    });
    if (email) return { message: `A pay link was emailed to ${email}; ${holds}` };
    return {
      message: `There is no email address: please pass this pay link on yourself; ${holds} It is not shown again.`,
      link: payLinkAddress(link.token),
    };
  });
}

/** A link that begins to hold; only its fingerprint is kept. */
export function newPayLink(): NewPayLink & { token: string } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const until = new Date(Date.now() + payLinkMinutes() * 60_000);
  return { token, tokenHash: tokenFingerprint(token), until };
}

/** Where a link leads, to be passed on. */
export const payLinkAddress = (token: string): string =>
  `${shopSettings().SHOP_URL}/pay?${new URLSearchParams({ token })}`;

/** Ends every link of an order. Answers in words what was done. Throws {@link Refusal}. */
export async function endPayLinks(
  container: MedusaContainer,
  { orderId, by }: ByStaff,
): Promise<string> {
  return onOrder(container, orderId, async (order) => {
    const links = await shopOrdersOf(container).payLinks.listOf(orderId);
    if (!links.some(isHolding)) throw new Refusal("conflict", NONE);
    const note = "The pay link was ended: it can no longer be used to pay.";
    await recordChange(container, { ...unchanged(order, by), note, payLink: "ended" });
    return note;
  });
}

/** What staff see of an order's links; a {@link Refusal} "not-found" for no order. */
export async function readPayLinks(container: MedusaContainer, orderId: string): Promise<PayLinks> {
  const { orders, payLinks } = shopOrdersOf(container);
  const order = await orders.find(orderId);
  if (!order?.is_placed) throw new Refusal("not-found", UNKNOWN);
  const links = await payLinks.listOf(orderId);
  return {
    isPossible: await isPayable(container, order),
    email: order.shipping.email,
    links: links.map(({ created_at, expires_at, ended_at }) => ({
      sentAt: created_at.toISOString(),
      until: expires_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    })),
  };
}

/** Whether an order waits for its card payment, and keeps its goods for it. */
export async function isPayable(
  container: MedusaContainer,
  { status, received_cents, goods, payment_id: paymentId, ...order }: ShopOrderRow,
): Promise<boolean> {
  const isWaiting = status === "pending" && received_cents === 0 && goods === "reserved";
  if (!isWaiting || !paymentId || order.pending_status) return false;
  const payment = await shopOrdersOf(container).payments.find(paymentId);
  return payment?.state === "open";
}

/** Whether a link was neither ended nor is over. */
export const isHolding = ({ ended_at, expires_at }: { ended_at: Date | null; expires_at: Date }) =>
  ended_at === null && expires_at > new Date();

async function onOrder<Done>(
  container: MedusaContainer,
  orderId: string,
  job: (order: ShopOrderRow) => Promise<Done>,
): Promise<Done> {
  const { orders } = shopOrdersOf(container);
  const known = await orders.find(orderId);
  if (!known?.is_placed) throw new Refusal("not-found", UNKNOWN);
  return underOrderLock(container, orderId, async () => job((await orders.find(orderId)) ?? known));
}

const unchanged = ({ id, status }: ShopOrderRow, by: string) => ({
  orderId: id,
  from: [status],
  to: status,
  by,
  eventKind: "order.pay-link-changed" as const,
});
