import {
  MONEY_BACK_REASONS,
  type MoneyBackLine,
  type OrderReturn,
  RETURN_STEPS,
  type ReturnBody,
  type ReturnChangeBody,
  type StaffReturnBody,
  wholeNameOf,
  whyNotReturned,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { readContent } from "../../../content/texts/read-content";
import { Refusal } from "../../../errors/refusal";
import type { ReturnMailData } from "../../../mail/mail-data";
import type { QueuedMail } from "../../../mail/queue-mail";
import type { ReturnRow, ShopOrderRow } from "../../../modules/shop-order/order-row";
import { isOfAccount } from "../../../orders/guest-id";
import { orderMailToken } from "../../../orders/order-link";
import { readPiecesToReturn, readReturnable } from "../../../orders/read-returnable";
import { isJustAsked, piecesInWords, returnState } from "../../../orders/returns";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { recordChange } from "../record/record-change";

const UNKNOWN = "This order has no such return any more. Please look at it again.";
const OVER = "This return has changed in the meantime. Please look at it again.";
const TAKEN = "This return was taken already.";
const TOO_LATE = "This order can no longer be returned here. Please call us: we are glad to help.";

const SAY_WHY = "Please say in a few words why it may be returned anyway.";

const STEP_NOTES: Readonly<Record<ReturnRow["state"], string>> = {
  asked: "A return was asked for",
  accepted: "The return was accepted",
  received: "The goods of the return are here",
  declined: "The return was declined",
};

/** What the buyer of an order asks to send back; {@link Refusal} "conflict" for what may not come back. */
export async function askForReturn(
  container: MedusaContainer,
  order: ShopOrderRow,
  { lines, reason, note }: Pick<ReturnBody, "lines" | "reason" | "note">,
): Promise<void> {
  if (isJustAsked(order, { lines, reason, note }, new Date())) return;
  const { lines: offered } = await readReturnable(container, order);
  if (offered.length === 0) throw new Refusal("conflict", TOO_LATE);
  const left = order.items.map((_, line) => offered.find((each) => each.line === line)?.left ?? 0);
  refuseMore(order, left, lines);
  const rule = ruleAgainst(order, { lines, reason });
  if (rule) {
    const { phone } = await readContent(container, "everywhere");
    throw new Refusal("conflict", `${rule} If it is still closed, please call us at ${phone}.`);
  }
  const id = generateEntityId(undefined, "oret");
  await add(container, order, { id, by: "customer", state: "asked", lines, reason, note });
}

/**
 * Takes a return for somebody who called: accepted with that. Answers in words what was done; the same
 * key again does nothing.
 */
export async function takeReturn(
  container: MedusaContainer,
  order: ShopOrderRow,
  { key, by, lines, reason, note }: StaffReturnBody & { by: string },
): Promise<string> {
  const id = `oret_${key}`;
  if (order.returns.some((row) => row.id === id)) return TAKEN;
  refuseMore(order, await readPiecesToReturn(container, order), lines);
  const rule = ruleAgainst(order, { lines, reason });
  if (rule && note === "") throw Refusal.ofField("invalid", "note", `${rule} ${SAY_WHY}`);
  return add(container, order, { id, by, state: "accepted", lines, reason, note });
}

/** Accepts, declines, or says that the goods are here. Answers in words what was done. */
export async function changeReturn(
  container: MedusaContainer,
  order: ShopOrderRow,
  { id, by, state, answer }: ReturnChangeBody & { id: string; by: string },
): Promise<string> {
  const known = order.returns.find((row) => row.id === id);
  if (!known) throw new Refusal("not-found", UNKNOWN);
  const steps: readonly OrderReturn["state"][] = RETURN_STEPS[returnState(order, known)];
  if (!steps.includes(state)) throw new Refusal("conflict", OVER);
  const changed = { ...known, state, answer };
  const returns = order.returns.map((row) => (row.id === id ? changed : row));
  return keep(container, order, { returns, changed, by });
}

type NewReturn = Pick<ReturnRow, "id" | "by" | "state" | "lines" | "reason" | "note">;

function add(container: MedusaContainer, order: ShopOrderRow, given: NewReturn): Promise<string> {
  const changed: ReturnRow = { at: new Date().toISOString(), ...given, answer: "" };
  const returns = [...order.returns, changed];
  return keep(container, order, { returns, changed, by: given.by });
}

async function keep(
  container: MedusaContainer,
  order: ShopOrderRow,
  { returns, changed, by }: { returns: ReturnRow[]; changed: ReturnRow; by: string },
): Promise<string> {
  const { orders } = shopOrdersOf(container);
  const what = [...piecesInWords(order, changed), MONEY_BACK_REASONS[changed.reason]].join(", ");
  // On a line of its own, which goes when the order's people are forgotten.
  const said = changed.answer ? `\n${changed.answer}` : "";
  const note = `${STEP_NOTES[changed.state]}: ${what}.${said}`;
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: order.status,
    by,
    note,
    mail: returnMail(order, changed),
    writeMedusa: (transaction) => orders.keepReturns(order.id, returns, transaction),
    eventKind: "order.return-changed",
  });
  return note;
}

function returnMail(order: ShopOrderRow, changed: ReturnRow): QueuedMail<"order-return"> {
  const data: ReturnMailData = {
    number: order.number ?? 0,
    orderId: order.id,
    statusToken: orderMailToken(order.id),
    isGuest: !isOfAccount(order),
    step: changed.state,
    pieces: piecesInWords(order, changed),
    answer: changed.answer,
  };
  return {
    template: "order-return",
    cause: `${changed.id}-${changed.state}`,
    recipient: order.shipping.email,
    data,
  };
}

/** Which of these lines cannot come back for this reason by the rule that it was sold by, as a sentence. */
function ruleAgainst(
  { items }: Pick<ShopOrderRow, "items">,
  { lines, reason }: Pick<ReturnBody, "lines" | "reason">,
): string | undefined {
  for (const { line } of lines) {
    const item = items[line];
    const why = whyNotReturned(item?.returnRule, reason);
    if (item && why) return `${wholeNameOf(item)}: ${why}`;
  }
  return undefined;
}

function refuseMore(
  { items }: ShopOrderRow,
  left: readonly number[],
  lines: readonly MoneyBackLine[],
): void {
  const sums = new Map<number, number>();
  for (const { line, qty } of lines) sums.set(line, (sums.get(line) ?? 0) + qty);
  for (const [line, qty] of sums) {
    const item = items[line];
    const most = Math.trunc(left[line] ?? 0);
    if (item && qty <= most) continue;
    const name = item ? wholeNameOf(item) : "this line";
    throw new Refusal("conflict", `Of ${name} ${most} can come back.`);
  }
}
