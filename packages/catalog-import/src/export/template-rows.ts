import type { ImportKind } from "@eldercare/contracts";

const PRODUCTS = [
  {
    SKU: "CANE-001",
    Name: "Walnut Walking Cane",
    Slug: "walnut-walking-cane",
    Category: "Mobility Aids",
    Categories: "",
    Description: "A cane of solid walnut.\n\nAn empty line begins a new paragraph.",
    "Name FR": "Canne en noyer",
    "Description FR": "Une canne en noyer massif.",
    Brand: "Cedar & Co",
    Tags: "walking, gift",
    "Meta Title": "",
    "Meta Description": "",
    "Original Price": "49.95",
    "Discount %": "10",
    "Sale Price": "",
    "Sale Starts": "",
    "Sale Ends": "",
    "On hand": "25",
    Featured: "true",
    Status: "published",
    Rating: "",
    "Review Count": "",
    Images: "cane-front.jpg|cane-handle.jpg",
    "Image Alt": "Walnut cane, upright|Its curved handle from the side",
    "Tax Class": "zero-rated",
    "Provincial Tax": "",
    "Device Class": "I",
    "Licence Number": "",
    "Return Policy": "standard",
    Oversize: "no",
    "spec:Length": "92 cm (36 in)",
    "spec:Product weight": "0.4 kg (0.9 lb)",
  },
];

const CATEGORIES = [
  {
    Name: "Canes",
    Slug: "canes",
    Parent: "Mobility Aids",
    Description: "Canes for steadier steps.",
    Image: "canes.jpg",
    Alt: "Three canes side by side",
  },
];

const SLIDES = [
  {
    Title: "Steady all winter",
    Description: "Canes and ice tips for Canadian sidewalks.",
    Image: "winter.jpg",
    Alt: "A cane on a snowy path",
    Link: "/products/mobility-aids",
    Button: "Shop Mobility Aids",
    Active: "true",
    Order: "1",
  },
];

const EXAMPLES: Readonly<Record<ImportKind, readonly Record<string, string>[]>> = {
  products: PRODUCTS,
  categories: CATEGORIES,
  slides: SLIDES,
};

/** A file to begin with: every column, and an example of a row. */
export function* templateRows(kind: ImportKind): Generator<readonly string[]> {
  const [example = {}, ...more] = EXAMPLES[kind];
  yield Object.keys(example);
  for (const row of [example, ...more]) yield Object.values(row);
}
