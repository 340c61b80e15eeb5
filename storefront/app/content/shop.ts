import { SHOP } from "@eldercare/contracts";

/** What the pages show of the shop beyond its data, which mails show too. */
export { SHOP };

/** `tel:` link of the phone number, as dialled from Canada. */
export const PHONE_LINK = `tel:+${SHOP.phone.replace(/\D/g, "")}`;

/** Store hours; `schema` is how search engines read the same hours. */
export const STORE_HOURS = [
  {
    days: "Mon-Fri",
    hours: "9:00 AM-6:00 PM",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
  },
  {
    days: "Sat-Sun",
    hours: "10:00 AM-5:00 PM",
    weekdays: ["Saturday", "Sunday"],
    opens: "10:00",
    closes: "17:00",
  },
] as const;

/** What can be paid with: cards. Interac Debit is none of what Stripe takes on a page. */
export const PAYMENT_MARKS = ["Visa", "Mastercard", "American Express"] as const;

/** Placeholders until the shop has its own pages there. */
export const SOCIAL_LINKS = [
  { name: "Facebook", href: "https://www.facebook.com/" },
  { name: "Instagram", href: "https://www.instagram.com/" },
  { name: "YouTube", href: "https://www.youtube.com/" },
] as const;
