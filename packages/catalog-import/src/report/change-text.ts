import { formatCents, writtenSaleDay } from "@eldercare/contracts";
import type { CatalogImage } from "../fields/image.js";
import type { VariantFields } from "../fields/product.js";
import { changesBetween } from "../plan/changes-between.js";
import type { FieldChange } from "../plan/plan.js";

/** What people call the fields, in the words of the file's columns where there is one. */
const LABELS: Readonly<Record<string, string>> = {
  sku: "SKU",
  name: "Name",
  slug: "Slug",
  description: "Description",
  nameFr: "Name FR",
  descriptionFr: "Description FR",
  brand: "Brand",
  tags: "Tags",
  metaTitle: "Meta Title",
  metaDescription: "Meta Description",
  categorySlug: "Category",
  furtherCategorySlugs: "Categories",
  originalCents: "Original Price",
  discountPercentage: "Discount %",
  saleCents: "Sale price",
  saleStartsAt: "Sale Starts",
  saleEndsAt: "Sale Ends",
  onHand: "On hand",
  weight: "Weight (g)",
  barcode: "Barcode",
  variantImages: "Variant Images",
  options: "Options",
  optionValues: "Option values",
  furtherVariants: "Further variants",
  featured: "Featured",
  status: "Status",
  rating: "Rating",
  reviewCount: "Review Count",
  images: "Images",
  image: "Image",
  specs: "Specifications",
  title: "Title",
  link: "Link",
  button: "Button",
  active: "Active",
  order: "Order",
};
const SHOWN_LENGTH = 60;

/** What people call a field. */
export function fieldLabel(field: string): string {
  return LABELS[field] ?? field;
}

/** `Original Price $189.95 → $199.95`; of a variant `Tall: Original Price $189.95 → $199.95`. */
export function changeText({ variant, field, from, to }: FieldChange): string {
  const label = `${variant === undefined ? "" : `${variant}: `}${fieldLabel(field)}`;
  if (Array.isArray(from) && Array.isArray(to)) {
    const areNames = field === "variantImages";
    const [before, after] = areNames ? [from.map(fileName), to.map(fileName)] : [from, to];
    return `${label} ${listChange(before, after)}`;
  }
  return `${label} ${shown(field, from)} → ${shown(field, to)}`;
}

/** Long lists differ in a place or two: what left and what came says more than both in full. */
function listChange(from: readonly unknown[], to: readonly unknown[]): string {
  const changed = from.filter(isVariant).flatMap((now): VariantChange[] => {
    const target = to.filter(isVariant).find(({ sku }) => sku === now.sku);
    return target ? [{ now, target, changes: changesBetween(now, target) }] : [];
  });
  const isTold = (item: unknown) =>
    changed.some(({ now, target }) => item === now || item === target);
  const [before, after] = [from, to].map((list) =>
    list.filter((item) => !isTold(item)).map(itemText),
  );
  const left = before?.filter((item) => !after?.includes(item)) ?? [];
  const came = after?.filter((item) => !before?.includes(item)) ?? [];
  const told = [
    ...left.map((item) => `− ${cut(item)}`),
    ...changed.flatMap(({ now, changes }) =>
      changes.length > 0 ? `${now.sku}: ${changes.map(changeText).join(", ")}` : [],
    ),
    ...came.map((item) => `+ ${cut(item)}`),
  ];
  return told.length === 0 ? "in another order" : told.join(", ");
}

/** A variant that was there before and is afterwards. */
interface VariantChange {
  now: VariantFields;
  target: VariantFields;
  changes: readonly FieldChange[];
}

function itemText(item: unknown): string {
  const isSpec = typeof item === "object" && item !== null && "name" in item && "value" in item;
  if (isSpec) return `${item.name}: ${item.value}`;
  if (isVariant(item)) return variantText(item);
  if (isImage(item)) return imageText(item);
  return typeof item === "string" ? item : JSON.stringify(item);
}

function isImage(item: unknown): item is CatalogImage {
  return typeof item === "object" && item !== null && "url" in item && "alt" in item;
}

/** `cane-1.jpg (Front)`. */
function imageText({ url, alt }: CatalogImage): string {
  return alt ? `${fileName(url)} (${alt})` : fileName(url);
}

const fileName = (address: string) => address.split("/").at(-1) || address;

function isVariant(item: unknown): item is VariantFields {
  return typeof item === "object" && item !== null && "optionValues" in item;
}

/** `CANE-L (Large) $49.95, 5 on hand`. */
function variantText({
  sku,
  optionValues,
  originalCents,
  saleCents,
  onHand,
}: VariantFields): string {
  const sale = saleCents === null ? "" : `, sale ${formatCents(saleCents)}`;
  return `${sku} (${optionValues.join(" / ")}) ${formatCents(originalCents)}${sale}, ${onHand} on hand`;
}

function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (field === "saleStartsAt") return writtenSaleDay(String(value), "start");
  if (field === "saleEndsAt") return writtenSaleDay(String(value), "end");
  if (field.endsWith("Cents") && typeof value === "number") return formatCents(value);
  if (isImage(value)) return cut(imageText(value));
  return cut(typeof value === "string" ? value.replace(/\s+/g, " ") : JSON.stringify(value));
}

function cut(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH - 1)}…` : text;
}
