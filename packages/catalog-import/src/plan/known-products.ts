import { slugFromName } from "@eldercare/contracts";
import { type CurrentProduct, variantsOf } from "../fields/product.js";
import type { ProductRow } from "../rows/product-row.js";

/** The shop's products by what a row may call them. */
export class KnownProducts {
  readonly #bySku: ReadonlyMap<string, CurrentProduct>;
  readonly #bySlug: ReadonlyMap<string, CurrentProduct>;

  constructor(products: readonly CurrentProduct[]) {
    this.#bySku = new Map(
      products.flatMap((product) =>
        variantsOf(product.fields).map(({ sku }) => [sku, product] as const),
      ),
    );
    this.#bySlug = new Map(products.map((product) => [product.fields.slug, product]));
  }

  meantBy(row: ProductRow): CurrentProduct | undefined {
    const bySku = row.sku ? this.#bySku.get(row.sku) : undefined;
    if (bySku) return bySku;
    const slug = row.slug ?? (row.sku ? undefined : slugFromName(row.name ?? ""));
    return slug ? this.#bySlug.get(slug) : undefined;
  }

  ownerOf(slug: string): CurrentProduct | undefined {
    return this.#bySlug.get(slug);
  }

  ownerOfSku(sku: string): CurrentProduct | undefined {
    return this.#bySku.get(sku);
  }
}
