import { z } from "zod";
import { CARRIERS, trackingPage } from "./carriers.js";
import { MAX_TRACKING_LINK_LENGTH, MAX_TRACKING_NUMBER_LENGTH } from "./text-limits.js";

/** Parcels of an order: as their buyer sees them, and as staff make them (decision 092). */

const NUMBER =
  "Please enter the tracking number as the carrier prints it, 4 to 40 letters and digits.";
const LINK = "Please enter the whole address of the carrier's page, beginning with https://";
const QUANTITY = "Please enter how many pieces, from 1 on.";

/** A carrier's number of a parcel; spaces, as they are printed, are left out. */
export const TrackingNumber = z
  .string({ error: NUMBER })
  .max(MAX_TRACKING_NUMBER_LENGTH, NUMBER)
  .transform((typed) => typed.replace(/\s+/g, ""))
  .pipe(z.string().regex(/^[\w-]{4,40}$/, NUMBER));

const TrackingLink = z
  .string({ error: LINK })
  .trim()
  .max(MAX_TRACKING_LINK_LENGTH, LINK)
  .refine((link) => isHttps(link), LINK);

/** Nothing but an https address of somewhere is a link: neither a script nor a name and a password. */
export function isHttps(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return protocol === "https:" && !username && !password;
}

/** How a parcel is followed: `url` of another carrier only, the others' pages are known. */
export const Tracking = z
  .object({ carrier: z.enum(CARRIERS), number: TrackingNumber, url: TrackingLink.optional() })
  .transform(({ carrier, number, url }) => ({
    number,
    url: trackingPage(carrier, number) ?? url ?? null,
  }));
export type TrackingParams = z.input<typeof Tracking>;
/** `url` is null where the carrier's page is not known. */
export type Tracking = z.output<typeof Tracking>;

/** A number that follows a parcel; `carrier` is "" where the shop does not know whose page it is. */
const ShownTracking = z.object({
  carrier: z.string(),
  number: z.string(),
  url: z.url().nullable(),
});

/** A parcel of an order that has left, for its buyer. */
export const OrderParcel = z.object({
  sentAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  trackings: z.array(ShownTracking),
  items: z.array(
    z.object({ name: z.string(), variantName: z.string().optional(), qty: z.number().positive() }),
  ),
});
export type OrderParcel = z.infer<typeof OrderParcel>;

const Pieces = z.object({
  /** The line of Medusa's order. */
  lineId: z.string().regex(/^\w{1,100}$/, "lineId is not one."),
  qty: z.int({ error: QUANTITY }).min(1, QUANTITY).max(999, QUANTITY),
});
export type Pieces = z.infer<typeof Pieces>;

/** Made up by the caller: the same key again is the same parcel, however often it is sent. */
const ParcelKey = z
  .string()
  .regex(/^[a-zA-Z0-9]{8,40}$/, "key must be 8 to 40 letters and digits.");

/** POST /api/orders/{id}/parcels. Without `lines` everything that no parcel holds yet. */
export const ParcelBody = z.object({
  key: ParcelKey,
  lines: z.array(Pieces).min(1, "Nothing is in this parcel.").max(200).optional(),
  /** The parcel leaves at once, and so do others that are packed where `lines` is left out. */
  isSent: z.boolean(),
  tracking: Tracking.optional(),
});
export type ParcelBody = z.output<typeof ParcelBody>;

/** PUT /api/orders/{id}/parcels/{parcel}: a parcel leaves, or is followed by another number or none. */
export const ParcelChangeBody = z.object({
  isSent: z.literal(true).optional(),
  tracking: Tracking.nullable().optional(),
});
export type ParcelChangeBody = z.output<typeof ParcelChangeBody>;
