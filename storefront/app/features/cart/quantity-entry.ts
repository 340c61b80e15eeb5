import { LINE_LIMIT, MAX_LINE_QUANTITY, mostOf } from "./cart-rules";

/** Rules of the quantity box (spec §5): a whole number, at least 1, at most what is in stock. */

export type QuantityEntry = {
  quantity: number;
  /** Why it is not what was typed. */
  problem: string | null;
};

const pieces = (stock: number) => (stock === 1 ? "1 is" : `${stock} are`);

/** What a typed text means: the nearest quantity that can be bought, and why it differs. */
export function readQuantity(text: string, stock: number): QuantityEntry {
  const most = Math.max(1, mostOf(stock));
  const entry = text.trim();
  const number = /^\d{1,9}$/.test(entry) ? Number(entry) : Number.NaN;
  if (Number.isNaN(number)) {
    return { quantity: 1, problem: `Please enter a whole number from 1 to ${most}.` };
  }
  if (number < 1) return { quantity: 1, problem: "The smallest quantity is 1." };
  if (number > most) {
    const problem =
      most === MAX_LINE_QUANTITY
        ? `${LINE_LIMIT} We set it to ${most}.`
        : `Only ${pieces(most)} in stock, so we set it to ${most}.`;
    return { quantity: most, problem };
  }
  return { quantity: number, problem: null };
}

export type Addition = {
  /** Pieces to add; 0 when the cart holds all there are, or all it takes. */
  quantity: number;
  /** Why it is not what was wanted. */
  problem: string | null;
};

/** What can still be added to a cart that already holds `inCart` pieces. */
export function addition(wanted: number, inCart: number, stock: number): Addition {
  const most = mostOf(stock);
  const room = Math.max(0, most - inCart);
  if (wanted <= room) return { quantity: wanted, problem: null };
  if (most === MAX_LINE_QUANTITY) {
    const before = `Your cart already holds ${inCart}, so we added ${room} more. `;
    return { quantity: room, problem: `${room > 0 ? before : ""}${LINE_LIMIT}` };
  }
  if (room === 0) {
    const all = stock === 1 ? "the only one" : `all ${stock}`;
    return { quantity: 0, problem: `Your cart already holds ${all} we have in stock.` };
  }
  return {
    quantity: room,
    problem: `Your cart already holds ${inCart}, so we added ${room} more: that is all we have in stock.`,
  };
}
