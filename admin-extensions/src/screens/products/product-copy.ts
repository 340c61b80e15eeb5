import type { ProductForm } from "./product-form";
import { hasOptions } from "./variants-form";

/**
 * The form of a new product like another one: a draft, without what can only be one product's own (SKU,
 * bar code) and without pieces on hand.
 */
export function copyOf(form: ProductForm): ProductForm {
  const { variants } = form;
  const none = { sku: "", stock: "", heldBack: 0 };
  return {
    ...form,
    ...none,
    name: `Copy of ${form.name}`,
    published: false,
    variants: hasOptions(variants)
      ? {
          ...variants,
          rows: variants.rows.map((row) => ({
            ...{ ...row, ...none, barcode: "", id: undefined, onHand: 0 },
          })),
          removed: [],
        }
      : { options: [], rows: [], removed: [] },
  };
}
