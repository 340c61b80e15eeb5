import { ApiError } from "~/api/api-error";
import { refreshLines } from "./refresh-lines";
import { sentLines } from "./sent-cart.server";
import type { TodaysCart } from "./served-cart";
import { fetchTodaysProducts } from "./todays-products";

/** The cart in a request's cookies with today's prices and stock; as it was sent where the shop cannot say them. */
export async function readTodaysCart(request: Request): Promise<TodaysCart> {
  const sent = sentLines(request);
  if (sent.length === 0) return { items: [], stock: {} };
  try {
    const products = await fetchTodaysProducts(sent.map(({ id }) => id));
    const { lines: items, stock } = refreshLines(sent, products);
    return { items, stock };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { items: sent, stock: {} };
  }
}
