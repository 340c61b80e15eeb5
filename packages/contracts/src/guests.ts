import { z } from "zod";
import { Email } from "./email.js";

/** Buying without an account, where the store lets guests (spec §2 Checkout). */

/** POST /api/guest-checkout: who pays in this browser from now on. */
export const GuestBody = z.object({ email: Email });

export const GuestResponse = z.object({ email: z.string() });
export type GuestResponse = z.infer<typeof GuestResponse>;
