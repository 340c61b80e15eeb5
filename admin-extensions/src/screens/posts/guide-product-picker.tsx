import { formatCents, type Product } from "@eldercare/contracts";
import { ProductPicker } from "../components/product-picker";

const itself = (product: Product) => [product];

/** Finds a product for a guide, which names it by its slug. */
export function GuideProductPicker({ onAdd }: { onAdd: (slug: string) => void }) {
  return (
    <ProductPicker
      placeholder="Find a product by name or SKU"
      goodsOf={itself}
      wordsOf={({ slug, name, sku, priceCAD }) => ({
        ...{ id: slug, name },
        facts: [sku, formatCents(priceCAD)],
      })}
      onAdd={({ slug }) => onAdd(slug)}
    />
  );
}
