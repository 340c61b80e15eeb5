import { type OrderBooksQuery, SHOP_TIME_ZONE, shopDay } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../errors/refusal";
import { type BookEntry, bookEntries } from "./order-books";
import { shopOrdersOf } from "./shop-orders";

/** More would not fit into memory, nor into most spreadsheet programs. */
const MOST_ORDERS = 100_000;
const TOO_MANY = "These are too many orders for one file. Please choose fewer days.";

/** Sales and refunds from one day of the shop's time zone to another, both included. */
export async function listOrderBooks(
  container: MedusaContainer,
  { from, to }: OrderBooksQuery,
): Promise<BookEntry[]> {
  const days = { from, to, timeZone: SHOP_TIME_ZONE };
  const orders = await shopOrdersOf(container).orders.listSold(days, MOST_ORDERS + 1);
  if (orders.length > MOST_ORDERS) throw new Refusal("invalid", TOO_MANY);
  return bookEntries(orders).filter(({ at }) => {
    const day = shopDay(at);
    return (!from || day >= from) && (!to || day <= to);
  });
}
