import { z } from "zod";

/** The lines of a cart or an order, as a client sends them. */

const MAX_LINES = 100;
const MAX_QUANTITY = 999;
const QUANTITY = `A quantity must be a whole number from 1 to ${MAX_QUANTITY}.`;

export const OrderQuantity = z
  .int({ error: QUANTITY })
  .min(1, QUANTITY)
  .max(MAX_QUANTITY, QUANTITY);

const PRODUCT_ID = "A line needs the id of its product.";

export const OrderProductId = z.string({ error: PRODUCT_ID }).regex(/^[\w-]{1,100}$/, PRODUCT_ID);

/** One of several variants of the product; without it a line is the product's default variant. */
export const OrderVariantId = z.string().regex(/^[\w-]{1,100}$/, "variantId is not one.");

/** 1 to 100 lines of some shape. */
export const orderLines = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line, { error: "The order has no items." })
    .min(1, "The order has no items.")
    .max(MAX_LINES, `An order can have at most ${MAX_LINES} different products.`);
