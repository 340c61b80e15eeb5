import { z } from "zod";
import { Email } from "./email.js";
import { PostalCode } from "./postal-code.js";
import { Province } from "./provinces.js";
import {
  MAX_CARRIER_NOTE_LENGTH,
  MAX_CITY_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_STREET_LENGTH,
  MAX_UNIT_LENGTH,
} from "./text-limits.js";

/** The shipping form (spec §5) and where an order goes. */

const FEWEST_DIGITS = 10;
const EXTENSION = /\s*(?:x|ext\.?|#)\s*/i;
const MOST_DIGITS = 15;
const PHONE_REQUIRED = "Phone number is required";
const PHONE_INVALID = "Please enter a phone number with its area code, like 416-555-0199";

const line = (required: string, max: number) =>
  z
    .string({ error: required })
    // What no person types must not end up on a label.
    .transform((value) => value.replace(/\p{Cc}+/gu, " ").trim())
    .pipe(z.string().min(1, required).max(max, `Please use at most ${max} characters`));

/** What may be left out: undefined then. */
const optionalLine = (max: number) =>
  z
    .string()
    .transform((value) => value.replace(/\p{Cc}+/gu, " ").trim())
    .pipe(z.string().max(max, `Please use at most ${max} characters`))
    .transform((value) => value || undefined)
    .optional();

/** Any spelling, with an extension if there is one; kept as it was typed. */
export const Phone = line(PHONE_REQUIRED, MAX_PHONE_LENGTH).refine(isPhone, PHONE_INVALID);

function isPhone(value: string): boolean {
  const [number = "", extension = ""] = value.split(EXTENSION);
  const digits = number.replace(/\D/g, "").length;
  return (
    /^[+\d\s().\-/]+$/.test(number) &&
    digits >= FEWEST_DIGITS &&
    digits <= MOST_DIGITS &&
    /^\d{0,8}$/.test(extension)
  );
}

/** A phone number as it is compared: its last ten digits, without an extension. */
export const phoneDigits = (phone: string): string =>
  (phone.split(EXTENSION)[0] ?? "").replace(/\D/g, "").slice(-FEWEST_DIGITS);

/** What the shipping form sends; `postal` is "" or "A1A 1A1", `region` a province's code. */
export const ShippingForm = z.object({
  name: line("Full name is required", MAX_PERSON_NAME_LENGTH),
  email: Email,
  phone: Phone,
  address: line("Street address is required", MAX_STREET_LENGTH),
  /** Unit, apartment or room; see `streetLine`. */
  unit: optionalLine(MAX_UNIT_LENGTH),
  city: line("City is required", MAX_CITY_LENGTH),
  region: Province,
  postal: PostalCode,
  /** What the carrier should know: a buzzer, a side door. */
  note: optionalLine(MAX_CARRIER_NOTE_LENGTH),
});
/** What the form holds while it is filled in. */
export type ShippingFormValues = z.input<typeof ShippingForm>;
export type ShippingForm = z.output<typeof ShippingForm>;

/** The same from staff: whoever orders on the phone may have no email address; "" then. */
export const StaffShippingForm = ShippingForm.extend({
  email: z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), Email])),
});

/** Where an order goes, as it is read. Old orders may lack parts, so nothing is checked again. */
export const OrderShipping = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  unit: z.string().optional(),
  city: z.string(),
  region: z.string(),
  postal: z.string(),
  note: z.string().optional(),
});
export type OrderShipping = z.infer<typeof OrderShipping>;
