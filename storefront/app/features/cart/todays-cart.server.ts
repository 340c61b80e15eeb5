import { ApiError } from "~/api/api-error";
import { countedLines } from "./counted-lines";
import { refreshLines } from "./refresh-lines";
import { sentLines } from "./sent-cart.server";
import type { TodaysCart } from "./served-cart";
import { fetchTodaysProducts } from "./todays-products";

/** The cart in a request's cookies with today's prices and stock; as it was sent where the shop cannot say them. */
export async function readTodaysCart(request: Request): Promise<TodaysCart> {
  const sent = sentLines(request);
  if (sent.length === 0) return { items: [], soldOut: [] };
  try {
    const products = await fetchTodaysProducts(sent.map(({ id }) => id));
    const { lines, stock } = refreshLines(sent, products);
    const items = countedLines(lines, stock);
    return { items, soldOut: lines.filter((line) => !items.includes(line)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { items: sent, soldOut: [] };
  }
}
