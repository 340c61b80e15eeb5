import type { Product, ProductDetail, ProductVariant, VariantOptions } from "@eldercare/contracts";
import { optionsIn, variantWith } from "~/features/cart/option-fields";

/** Rules of choosing a variant on the product's page (spec §2 Product detail). */

type Choosable = Pick<Product, "options" | "variants">;

/** What an address chooses; what it leaves open is as in the first variant that fits. */
export function choiceIn(product: Choosable, params: URLSearchParams): VariantOptions {
  const asked = Object.fromEntries(
    Object.entries(optionsIn(params)).filter(([name, value]) =>
      product.options.some((option) => option.name === name && option.values.includes(value)),
    ),
  );
  const like = variantWith(product, asked) ?? product.variants[0];
  return Object.fromEntries(
    product.options.map(({ name }) => [name, asked[name] ?? like?.options[name] ?? ""]),
  );
}

/** What would be chosen with this value: sold out or not even made is shown, and may be looked at. */
export function valueState(
  product: Choosable,
  choice: VariantOptions,
  option: VariantOptions,
): "inStock" | "soldOut" | "missing" {
  const variant = variantWith(product, { ...choice, ...option });
  if (!variant) return "missing";
  return variant.stock > 0 ? "inStock" : "soldOut";
}

/** The product as its page shows it once a variant is chosen. */
export function asVariant(product: ProductDetail, variant: ProductVariant): ProductDetail {
  const { id: _, options: __, ...own } = variant;
  const images = picturesOf(product, variant);
  const altOf = new Map(product.images.map((image, place) => [image, product.imageAlts[place]]));
  // The product's sale is the default variant's.
  const { saleEndsAt: ___, ...shared } = product;
  return { ...shared, ...own, images, imageAlts: images.map((image) => altOf.get(image) ?? "") };
}

/** The variant's own, then those that show every variant; all of them where nobody said. */
function picturesOf({ images, variants }: Product, { images: own }: ProductVariant): string[] {
  const taken = new Set(variants.flatMap((variant) => variant.images));
  const general = images.filter((image) => !taken.has(image));
  const pictures = [...own, ...general];
  return pictures.length > 0 ? pictures : images;
}
