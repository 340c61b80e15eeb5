import type { MedusaContainer } from "@medusajs/framework/types";
import { findStoreContext } from "../../store/store-context";
import type { AskedLine } from "../total/cart-lines";
import { refuseConflict } from "../total/find-conflict";
import { priceLines } from "../total/price-lines";

/** Refuses lines that the shop does not sell at this total, with the fresh ones. */
export async function checkLines(
  container: MedusaContainer,
  asked: readonly AskedLine[],
  cents: number,
): Promise<void> {
  const lines = await priceLines(container, await findStoreContext(container), asked);
  refuseConflict(lines, asked, cents);
}
