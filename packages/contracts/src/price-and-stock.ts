import { z } from "zod";

/** What staff may write of a price or a stock, of a product and of each of its variants. */

export const MAX_CENTS = 100_000_000;
const MAX_STOCK = 1_000_000;

export const PRICE = "The price must be more than $0.00 and less than $1,000,000.00";
export const centsInput = z.number({ error: PRICE }).int(PRICE).min(1, PRICE).max(MAX_CENTS, PRICE);

const DISCOUNT = "Discount must be a whole number from 0 to 100";
export const discountInput = z
  .number({ error: DISCOUNT })
  .int(DISCOUNT)
  .min(0, DISCOUNT)
  .max(100, DISCOUNT);

const STOCK = `Stock must be a whole number from 0 to ${MAX_STOCK}`;
export const stockInput = z.number({ error: STOCK }).int(STOCK).min(0, STOCK).max(MAX_STOCK, STOCK);
