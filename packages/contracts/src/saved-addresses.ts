import { z } from "zod";
import { ShippingForm } from "./shipping.js";

/** Addresses that a customer keeps in the account, for the checkout. */

/** More than anybody sends to; of further ones the oldest goes. */
export const MAX_SAVED_ADDRESSES = 20;

/** POST /api/account/addresses: where an order goes, as the shipping form has it; the email address is the account's. */
export const SavedAddressBody = ShippingForm.omit({ email: true });
export type SavedAddressBody = z.output<typeof SavedAddressBody>;

/** Kept ones are not checked again. */
export const SavedAddress = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  unit: z.string().optional(),
  city: z.string(),
  /** A province's code. */
  region: z.string(),
  postal: z.string(),
  note: z.string().optional(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** GET, POST and DELETE of /api/account/addresses: the newest first. */
export const SavedAddressListResponse = z.object({ addresses: z.array(SavedAddress) });
export type SavedAddressListResponse = z.infer<typeof SavedAddressListResponse>;
