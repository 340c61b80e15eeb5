import type { ImportKind } from "@eldercare/contracts";

export const KIND_LABELS: Readonly<Record<ImportKind, string>> = {
  products: "Products",
  categories: "Categories",
  slides: "Slides",
};
