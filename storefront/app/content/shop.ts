/** The shop's own data: what the header, footer, contact data for search engines and mails show. */

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

/** `tel:` link of the phone number, as dialled from Canada. */
export const PHONE_LINK = `tel:+${SHOP.phone.replace(/\D/g, "")}`;

/** Store hours; `schema` is how search engines read the same hours. */
export const STORE_HOURS = [
  { days: "Mon-Fri", hours: "9:00 AM-6:00 PM", schema: "Mo-Fr 09:00-18:00" },
  { days: "Sat-Sun", hours: "10:00 AM-5:00 PM", schema: "Sa-Su 10:00-17:00" },
] as const;

export const PAYMENT_MARKS = ["Visa", "Mastercard", "American Express", "Interac"] as const;

/** Placeholders until the shop has its own pages there. */
export const SOCIAL_LINKS = [
  { name: "Facebook", href: "https://www.facebook.com/" },
  { name: "Instagram", href: "https://www.instagram.com/" },
  { name: "YouTube", href: "https://www.youtube.com/" },
] as const;
