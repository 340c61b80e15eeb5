import { formatCents, writtenSaleDay } from "@eldercare/contracts";
import { formatMoment } from "../components/dates";

/** What screens call the fields of the trail; others are called by their own words. */
const LABELS: Readonly<Record<string, string>> = {
  ...{ name: "Name", sku: "SKU", price: "Current Price", originalPrice: "Original Price" },
  ...{
    discountPercentage: "Discount (%)",
    onHand: "Stock on hand",
    status: "Status",
    specs: "Specifications",
  },
  ...{
    saleStartsAt: "Sale starts",
    saleEndsAt: "Sale ends",
    weight: "Weight (g)",
    barcode: "Bar code",
  },
  ...{ categorySlug: "Category", furtherCategorySlugs: "Further categories" },
  ...{ nameFr: "French name", descriptionFr: "French text", variantImages: "Pictures" },
  ...{ metaTitle: "Title in search results", metaDescription: "Text in search results" },
  ...{ coverUrl: "Cover", coverAlt: "Alt Text of the Cover", content: "Text", dated_at: "Date" },
  ...{ createdAt: "Date", isActive: "Active", link: "Link URL", button: "Button Text" },
  ...{ order: "Sort Order", role: "Role", note: "Note", handled: "Handled" },
  ...{ guestCheckout: "Guest Checkout", areAsked: "Ask for Reviews" },
  ...{
    afterDays: "Days After an Order Was Sent",
    overKg: "Heavier Than (kg)",
    upToKg: "Up To (kg)",
  },
  ...{ amountCAD: "Total", paidBy: "Paid by", gstHst: "GST/HST", qst: "QST" },
  ...{ bc: "PST of British Columbia", sk: "PST of Saskatchewan", mb: "RST of Manitoba" },
};

const CENTS = new Set(["price", "originalPrice", "amountCAD", "amount"]);
/** Days of a sale, whose end is the first moment without it. */
const SALE_EDGES: Readonly<Record<string, "start" | "end">> = {
  saleStartsAt: "start",
  saleEndsAt: "end",
};
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** "Original Price" of `originalPrice`. */
export function fieldLabel(field: string): string {
  const known = LABELS[field];
  if (known) return known;
  const words = field.replace(/([a-z])([A-Z])|_/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field's value as staff read it: money in dollars, what is empty as "nothing". */
export function fieldText(field: string, value: unknown): string {
  if (isNothing(value)) return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return CENTS.has(field) ? formatCents(value) : String(value);
  if (typeof value === "string") return ISO_MOMENT.test(value) ? momentText(field, value) : value;
  if (Array.isArray(value)) return value.map((each) => fieldText(field, each)).join(", ");
  return partsText(value as Record<string, unknown>);
}

function momentText(field: string, moment: string): string {
  const edge = SALE_EDGES[field];
  return edge ? writtenSaleDay(moment, edge) : formatMoment(moment);
}

/** A specification as "Width: 61 cm"; what has other parts with each of them named. */
function partsText(parts: Record<string, unknown>): string {
  const { name, value, url, alt } = parts;
  if (typeof name === "string" && typeof value === "string") return `${name}: ${value}`;
  if (typeof url === "string") return [url.replace(/^.*\//, ""), alt].filter(Boolean).join(" – ");
  return Object.entries(parts)
    .filter(([, part]) => !isNothing(part))
    .map(([part, each]) => `${fieldLabel(part)}: ${fieldText(part, each)}`)
    .join("; ");
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);
