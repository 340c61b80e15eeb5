import {
  type CheckoutConflict,
  type CheckoutTotals,
  OUT_OF_STOCK,
  PRICES_CHANGED,
  wholeNameOf,
} from "@eldercare/contracts";
import { Refusal } from "../../../errors/refusal";
import { stockOuts } from "../../../measures/measures";
import { type AskedLine, isAskedBy, NAMELESS, type PricedLine, totalOf } from "./cart-lines";
import type { ComposedCart } from "./compose-cart";

const NEW_PRICES =
  "The price of something in your cart has changed. Please check the new total before you pay.";

const NEW_TOTAL = "The total of your cart has changed. Please check the new total before you pay.";
export const NOT_OFFERED =
  "This way of delivery is not offered for this address. Please choose another.";

/** Who is told of a shortage: what is not published has a name for staff alone. */
export type ShortageReader = "shopper" | "staff";

/** Too little stock of these lines, with the lines as far as they are there. */
export function findShortage(
  priced: readonly PricedLine[],
  reader: ShortageReader,
): CheckoutConflict | undefined {
  const lines = reader === "staff" ? priced : priced.map(asFound);
  const short = lines.filter(({ qty, available }) => qty > available);
  if (short.length === 0) return undefined;
  return {
    code: OUT_OF_STOCK,
    message: short.map(shortage).join(" "),
    lines: freshLines(lines),
    amountCAD: totalOf(lines),
  };
}

/** What is not sold is to a shopper as if it did not exist, whatever product it is. */
const asFound = (line: PricedLine): PricedLine => (line.good ? line : { ...line, name: NAMELESS });

/** What the shopper agreed to; a total in cents. */
export interface Agreed {
  asked: readonly AskedLine[];
  cents: number;
}

/**
 * What stands against selling these lines at what the shopper agreed to: prices, a total or a
 * delivery other than the shop's. Undefined when all is well.
 */
export function findChange(
  lines: readonly PricedLine[],
  { asked, cents }: Agreed,
  { totals, isDeliveryOffered }: Pick<ComposedCart, "totals" | "isDeliveryOffered">,
): CheckoutConflict | undefined {
  const isPriceWrong = asked.some(
    ({ unitPriceCAD, ...subject }) =>
      unitPriceCAD !== undefined &&
      unitPriceCAD !== lines.find((line) => isAskedBy(line, subject))?.unitPriceCAD,
  );
  if (!isPriceWrong && isDeliveryOffered && cents === totals.total) return undefined;
  const message = isDeliveryOffered ? changeInWords(isPriceWrong, totals) : NOT_OFFERED;
  return {
    code: PRICES_CHANGED,
    message,
    lines: freshLines(lines),
    amountCAD: totals.total,
    totals,
  };
}

/** Refuses, with the fresh lines, to sell more than there is. */
export function refuseShortage(lines: readonly PricedLine[], reader: ShortageReader): void {
  refuse(findShortage(lines, reader));
}

/** Refuses, with the fresh lines and totals, to sell at other terms than those agreed to. */
export function refuseChange(...parts: Parameters<typeof findChange>): void {
  refuse(findChange(...parts));
}

function refuse(conflict: CheckoutConflict | undefined): void {
  if (!conflict) return;
  const { message, ...details } = conflict;
  if (details.code === OUT_OF_STOCK) stockOuts.inc();
  throw new Refusal("conflict", message, details);
}

/** A code that takes off nothing says why; else prices, else whatever else makes a total. */
function changeInWords(isPriceWrong: boolean, { codes, taxTotal, ...totals }: CheckoutTotals) {
  if (isPriceWrong) return NEW_PRICES;
  const problems = codes.flatMap(({ code, problem }) => (problem ? [`${code}: ${problem}`] : []));
  if (problems.length > 0) return [...problems, NEW_TOTAL].join(" ");
  const isGoodsAlone = taxTotal === 0 && totals.discount === 0 && totals.delivery === 0;
  return isGoodsAlone ? NEW_PRICES : NEW_TOTAL;
}

/** Lines as the contract has them. */
export function freshLines(lines: readonly PricedLine[]): CheckoutConflict["lines"] {
  return lines.map(({ good: _, ...line }) => line);
}

function shortage({ available, good, ...line }: PricedLine): string {
  const name = wholeNameOf(line);
  if (!good) return `${name} is not sold any more.`;
  if (available === 0) return `${name} is out of stock.`;
  return `Only ${available} of ${name} ${available === 1 ? "is" : "are"} left.`;
}
