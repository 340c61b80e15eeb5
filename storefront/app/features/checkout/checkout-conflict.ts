import {
  type CartItem,
  CheckoutConflict,
  centsFromDollars,
  dollarsFromCents,
  type FreshLine,
  formatCents,
  formatDollars,
  idOfCartLine,
  lineIdOf,
  wholeNameOf,
} from "@eldercare/contracts";
import type { ApiError } from "~/api/api-error";
import type { CartLines } from "~/features/cart/cart-rules";

/** The cart as the shop would sell it now, out of a 409; null for any other refusal. */
export function conflictOf(error: ApiError): CheckoutConflict | null {
  if (error.status !== 409) return null;
  try {
    const answer: unknown = JSON.parse(error.message.replace(/^\d+: /, ""));
    return CheckoutConflict.safeParse(answer).data ?? null;
  } catch {
    return null;
  }
}

/** Brings the cart to what can be bought at what price, and says in sentences what changed. */
export function settleConflict(
  lines: CartLines,
  fresh: readonly FreshLine[],
): { lines: CartItem[]; changes: string[] } {
  const freshOf = new Map(fresh.map((line) => [lineIdOf(line), line]));
  const changes: string[] = [];
  const settled = lines.flatMap((line): CartItem[] => {
    const now = freshOf.get(idOfCartLine(line));
    const name = wholeNameOf(line);
    if (!now) return [line];
    if (now.available <= 0) {
      changes.push(`${name} is out of stock. We took it out of your cart.`);
      return [];
    }
    if (centsFromDollars(line.price) !== now.unitPriceCAD) {
      changes.push(
        `The price of ${name} changed from ${formatDollars(line.price)} to ${formatCents(now.unitPriceCAD)}.`,
      );
    }
    if (now.available < line.quantity) {
      changes.push(`Only ${now.available} of ${name} left: we changed the quantity.`);
    }
    return [
      {
        ...line,
        price: dollarsFromCents(now.unitPriceCAD),
        quantity: Math.min(line.quantity, now.available),
      },
    ];
  });
  return { lines: settled, changes };
}
