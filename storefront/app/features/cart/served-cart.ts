import type { CheckoutTotalsAnswer } from "@eldercare/contracts";
import type { Notice } from "~/api/notice-cookie";
import type { CartLines } from "./cart-rules";

/** The cart as its page's server found it in the request, with what the shop says of it today. */
export type ServedCart = {
  items: CartLines;
  /** Pieces in stock by line (`lineIdOf`). */
  stock: Readonly<Record<string, number>>;
  /** What changed since the products were added. */
  notices: readonly string[];
  /** The shop could not say today's prices and stock. */
  hasFailed: boolean;
  /** The discount codes of this browser. */
  codes: readonly string[];
  /** What the cart comes to with them; null where the shop could not say. */
  totals: CheckoutTotalsAnswer | null;
  /** What came of the form that led here. */
  notice: Notice | null;
};

/** The cart at today's prices; what is sold out is in no sum. */
export type TodaysCart = { items: CartLines; soldOut: CartLines };
