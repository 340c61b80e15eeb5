import { z } from "zod";
import { Email } from "./email.js";
import { Order } from "./orders.js";
import { OrderParcel } from "./parcels.js";
import { Returnable } from "./returns.js";
import { Phone, phoneDigits } from "./shipping.js";
import { OrderTotals } from "./totals.js";

/** How an order stands, for whoever has its number and address or the link of its mails (spec §2 Order status). */

const NUMBER_NEEDED = "Please enter the number of your order, like 12";
/** "12", "#12" and "Order 12", as buyers name an order. PostgreSQL's integers end at nine digits and a bit. */
const NUMBER = /^(?:order\s*)?#?\s*(\d{1,9})$/i;

/** The order's number in what somebody typed; undefined when it is none. */
export function orderNumberIn(typed: string): number | undefined {
  const [, digits] = NUMBER.exec(typed.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** An email address, or the digits of a phone number. */
const AddressOrPhone = z
  .string({ error: "Invalid email address" })
  .transform((typed, context): string => {
    if (Phone.safeParse(typed).success) return phoneDigits(typed);
    const { success, data } = Email.safeParse(typed);
    if (success) return data;
    context.addIssue({ code: "custom", message: "Invalid email address" });
    return z.NEVER;
  });

/**
 * POST /api/order-status. The address is that of the account or of the shipping form; of an order without
 * any (decision 100) it is the phone number of its shipping form.
 */
export const OrderLookUpBody = z.object({
  /** As a form has it, or as the number that became of it. */
  number: z
    .union([z.string().max(50), z.int().nonnegative()], { error: NUMBER_NEEDED })
    .refine((typed) => orderNumberIn(String(typed)) !== undefined, NUMBER_NEEDED)
    .transform((typed) => orderNumberIn(String(typed)) ?? 0),
  email: AddressOrPhone,
});

/** GET /api/order-status: the token of a link. */
export const OrderLinkQuery = z.object({
  token: z.string({ error: "The link is incomplete." }).min(1, "The link is incomplete.").max(500),
});

/** `code` of a link that is not the shop's, or whose time is over. */
export const ORDER_LINK_INVALID = "order_link_invalid";

/**
 * As much of an order as its number and address open: neither name, street, phone nor address, which
 * its buyer knows, and whoever else reads the mail or the paper need not.
 */
export const OrderLookUp = z.object({
  /** Opens the same for an hour, in an address: pages can be loaded anew. */
  token: z.string(),
  order: Order.pick({
    number: true,
    status: true,
    createdAt: true,
    standing: true,
    amountCAD: true,
    items: true,
    refunds: true,
    cameBack: true,
    returns: true,
    paymentState: true,
  }).extend({ totals: OrderTotals.omit({ writtenOrder: true }) }),
  destination: z.object({ city: z.string(), region: z.string() }),
  /** When it came to which status, the oldest first, each once; nothing that was only noted. */
  steps: z.array(Order.shape.history.element.pick({ at: true, to: true })),
  parcels: z.array(OrderParcel),
  returnable: Returnable,
  /** It waits for its payment, and whoever checks out again has it replaced; not of what staff placed. */
  isOfCheckout: z.literal(true).optional(),
  /** No mail goes out about it: its buyer gave no address. */
  hasNoEmail: z.literal(true).optional(),
  /** Whoever asks is signed in with the verified address of this guest order, and may add it to the account. */
  isClaimable: z.boolean(),
});
export type OrderLookUp = z.infer<typeof OrderLookUp>;
