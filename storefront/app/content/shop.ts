import { SHOP } from "@eldercare/contracts";
import type { ContentOf } from "@eldercare/contracts/content";

/** What the pages show of the shop beyond its data, which mails show too. */
export { SHOP };

/** Hours as people read them, and as search engines do. */
export type ShownHours = {
  days: string;
  hours: string;
  weekdays: readonly string[];
  opens: string;
  closes: string;
};

/** The texts that stand on every page (decision 103). */
export type ShopTexts = Omit<ContentOf<"everywhere">, "hours"> & { hours: readonly ShownHours[] };

/** What can be paid with: cards. Interac Debit is none of what Stripe takes on a page. */
export const PAYMENT_MARKS = ["Visa", "Mastercard", "American Express"] as const;

/** Placeholders until the shop has its own pages there. */
export const SOCIAL_LINKS = [
  { name: "Facebook", href: "https://www.facebook.com/" },
  { name: "Instagram", href: "https://www.instagram.com/" },
  { name: "YouTube", href: "https://www.youtube.com/" },
] as const;
