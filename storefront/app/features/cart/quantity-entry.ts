/** Rules of the quantity box (spec §5): a whole number, at least 1, at most what is in stock. */

export type QuantityEntry = {
  quantity: number;
  /** Why it is not what was typed. */
  problem: string | null;
};

const pieces = (stock: number) => (stock === 1 ? "1 is" : `${stock} are`);

/** What a typed text means: the nearest quantity that can be bought, and why it differs. */
export function readQuantity(text: string, stock: number): QuantityEntry {
  const most = Math.max(1, stock);
  const entry = text.trim();
  const number = /^\d{1,9}$/.test(entry) ? Number(entry) : Number.NaN;
  if (Number.isNaN(number)) {
    return { quantity: 1, problem: `Please enter a whole number from 1 to ${most}.` };
  }
  if (number < 1) return { quantity: 1, problem: "The smallest quantity is 1." };
  if (number > most) {
    return { quantity: most, problem: `Only ${pieces(most)} in stock, so we set it to ${most}.` };
  }
  return { quantity: number, problem: null };
}

export type Addition = {
  /** Pieces to add; 0 when the cart holds all there are. */
  quantity: number;
  /** Why it is not what was wanted. */
  problem: string | null;
};

/** What can still be added to a cart that already holds `inCart` pieces. */
export function addition(wanted: number, inCart: number, stock: number): Addition {
  const room = Math.max(0, stock - inCart);
  if (wanted <= room) return { quantity: wanted, problem: null };
  if (room === 0) {
    const all = stock === 1 ? "the only one" : `all ${stock}`;
    return { quantity: 0, problem: `Your cart already holds ${all} we have in stock.` };
  }
  return {
    quantity: room,
    problem: `Your cart already holds ${inCart}, so we added ${room} more: that is all we have in stock.`,
  };
}
