import { z } from "zod";
import { OrderStatus } from "./order-status.js";
import { OrderParcel } from "./parcels.js";
import { queryInteger, queryText } from "./query-values.js";
import { OrderShipping } from "./shipping.js";
import { MAX_SEARCH_LENGTH } from "./text-limits.js";

/** Orders as they are packed and sent (decision 092). */

/** What is still to do: pack some of it, or hand over what is packed. */
export const PACKING_STAGES = ["to-pack", "to-send"] as const;
export type PackingStage = (typeof PACKING_STAGES)[number];

/** Slips, labels and lists of so many orders at once. */
export const MAX_PACKED_AT_ONCE = 100;

const IDS = `orders must be at most ${MAX_PACKED_AT_ONCE} ids, with commas between.`;

/**
 * GET /api/packing: by stage, the oldest first; or these orders, in this order. `search` is that of
 * GET /api/orders, among what is to be packed or sent.
 */
export const PackingQuery = z
  .object({
    stage: z.enum(PACKING_STAGES),
    search: queryText("search", MAX_SEARCH_LENGTH),
    orders: queryText("orders", 10_000)
      .transform((ids) => ids.split(",").filter(Boolean))
      .refine(
        (ids) => ids.length <= MAX_PACKED_AT_ONCE && ids.every((id) => /^\w{1,100}$/.test(id)),
        IDS,
      ),
    limit: queryInteger("limit", 1, MAX_PACKED_AT_ONCE),
    offset: queryInteger("offset", 0, 1_000_000),
  })
  .partial();
export type PackingQuery = z.output<typeof PackingQuery>;

const Count = z.number().nonnegative();

export const PackingLine = z.object({
  /** The line of Medusa's order. */
  id: z.string(),
  name: z.string(),
  variantName: z.string().optional(),
  /** "" where it has none. */
  sku: z.string(),
  /** As printed on the goods; "" where staff noted none. */
  barcode: z.string(),
  image: z.string().nullable(),
  qty: Count,
  /** Of these, pieces that are in a parcel, and that have left. */
  packed: Count,
  sent: Count,
  /** Pieces on the shelf; null for what nobody counts. */
  onHand: z.int().nullable(),
});
export type PackingLine = z.infer<typeof PackingLine>;

export const PackingParcel = OrderParcel.pick({
  sentAt: true,
  deliveredAt: true,
  trackings: true,
}).extend({
  id: z.string(),
  packedAt: z.string(),
  lines: z.array(z.object({ lineId: z.string(), qty: Count })),
});
export type PackingParcel = z.infer<typeof PackingParcel>;

export const PackingOrder = z.object({
  id: z.string(),
  number: z.int().positive(),
  status: OrderStatus,
  createdAt: z.string(),
  /** For the label and the driver: who packs needs no email address. */
  shipping: OrderShipping.omit({ email: true }),
  /** The way of delivery that was chosen; "" for orders of before the shop kept it. */
  deliveryName: z.string(),
  /** "done": nothing of it is to be sent (any more). */
  stage: z.enum([...PACKING_STAGES, "done"]),
  lines: z.array(PackingLine),
  /** Oldest first, without those that were taken apart again. */
  parcels: z.array(PackingParcel),
});
export type PackingOrder = z.infer<typeof PackingOrder>;

export const PackingResponse = z.object({
  orders: z.array(PackingOrder),
  total: z.int().nonnegative(),
});
export type PackingResponse = z.infer<typeof PackingResponse>;

/** The order after it, and in words what was done. */
export const ParcelResponse = z.object({ order: PackingOrder, message: z.string() });
export type ParcelResponse = z.infer<typeof ParcelResponse>;
