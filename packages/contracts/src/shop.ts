/** Where the shop is: days and dates of orders and lists are counted there. */
export const SHOP_TIME_ZONE = "America/Toronto";

let days: Intl.DateTimeFormat | undefined;

/** The day of a moment where the shop is, "YYYY-MM-DD". */
export function shopDay(moment: Date = new Date()): string {
  days ??= new Intl.DateTimeFormat("en-CA", { timeZone: SHOP_TIME_ZONE });
  return days.format(moment);
}

/** The shop's own data: what header, footer, search engines and mails show. */
export const SHOP = {
  name: "Birchwell",
  tagline: "Everyday help, well made",
  description:
    "Birchwell is a Canadian shop for mobility aids, bathroom safety, health monitors and everyday helpers for older adults, their families and carers.",
  phone: "1-800-555-0142",
  email: "hello@birchwell.example",
  address: {
    street: "240 Birch Avenue",
    city: "Guelph",
    province: "ON",
    postalCode: "N1H 2T4",
    country: "CA",
  },
} as const;

/** `tel:` link of a phone number, as dialled from Canada. */
export const telephone = (phone: string) =>
  `tel:+${phone.replace(/\D/g, "").replace(/^(?!1)/, "1")}`;
