import { ApiError } from "~/api/api-error";
import { countedLines } from "./counted-lines";
import { type Refreshed, refreshLines } from "./refresh-lines";
import { sentLines } from "./sent-cart.server";
import type { TodaysCart } from "./served-cart";
import { fetchTodaysProducts } from "./todays-products";

/** The cart in a request's cookies with today's prices and stock; as it was sent where the shop cannot say them. */
export async function refreshSentCart(
  request: Request,
): Promise<Refreshed & { hasFailed: boolean }> {
  const lines = sentLines(request);
  const asSent = { lines, stock: {}, notices: [] };
  if (lines.length === 0) return { ...asSent, hasFailed: false };
  try {
    const products = await fetchTodaysProducts(lines.map(({ id }) => id));
    return { ...refreshLines(lines, products), hasFailed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...asSent, hasFailed: true };
  }
}

/** The same as two lists: what counts, and what is sold out. */
export async function readTodaysCart(request: Request): Promise<TodaysCart> {
  const { lines, stock } = await refreshSentCart(request);
  const items = countedLines(lines, stock);
  return { items, soldOut: lines.filter((line) => !items.includes(line)) };
}
