import {
  type CurrentProduct,
  currentVariantsOf,
  type ProductFields,
  variantsOf,
} from "../fields/product.js";
import type { ProductRow } from "../rows/product-row.js";
import type { ReadRow } from "../rows/read-row.js";
import type { RowError } from "../rows/row-error.js";

/** Whose a bar code is: the shop knows each of them once. */
export class BarcodeOwners {
  readonly #owners: ReadonlyMap<string, CurrentProduct>;
  readonly #freed: Set<string>;
  readonly #file: string;

  /** `freed` has what earlier rows took from products, and is added to. */
  constructor(
    products: readonly CurrentProduct[],
    { file, freed = new Set() }: { file: string; freed?: Set<string> },
  ) {
    this.#owners = new Map(
      products.flatMap((product) =>
        currentVariantsOf(product).map(({ fields }) => [fields.barcode, product] as const),
      ),
    );
    this.#freed = freed;
    this.#file = file;
  }

  /** Bar codes of a row that something else has, in the shop or in `target`, its own product. */
  problems(
    row: ReadRow<ProductRow>,
    target: ProductFields,
    current: CurrentProduct | undefined,
  ): RowError[] {
    return [row, ...(row.variants ?? [])].flatMap(({ row, barcode }) => {
      if (!barcode) return [];
      const owner = this.#owners.get(barcode);
      const isOthers = owner && owner.id !== current?.id && !this.#freed.has(barcode);
      const sharing = variantsOf(target).filter((variant) => variant.barcode === barcode);
      if (!isOthers && sharing.length < 2) return [];
      const reason = isOthers
        ? `Another product has this bar code already: "${owner.fields.name}".`
        : `Two variants have this bar code: ${sharing.map(({ sku }) => sku).join(" and ")}.`;
      const fix = "Correct it, or leave the cell blank.";
      return { file: this.#file, row, column: "Barcode", value: barcode, reason, fix };
    });
  }

  /** Notes what a product had and has no more. */
  free(current: CurrentProduct, target: ProductFields): void {
    const kept = new Set(variantsOf(target).map(({ barcode }) => barcode));
    for (const { barcode } of variantsOf(current.fields)) {
      if (barcode && !kept.has(barcode)) this.#freed.add(barcode);
    }
  }
}
