import {
  type CurrentProduct,
  type ProductFields,
  type VariantFields,
  variantsOf,
} from "../fields/product.js";
import { listedRows } from "../rows/listed-rows.js";
import type { ProductRow } from "../rows/product-row.js";
import type { ReadRow } from "../rows/read-row.js";
import { barcodeKey, type FileKeys, type KeyChange } from "./file-keys.js";

/** A row laid over its product; `skus` are those of the variants that its rows are about. */
interface LaidRow {
  row: ReadRow<ProductRow>;
  target: ProductFields;
  skus: readonly string[];
  current: CurrentProduct | undefined;
}

/** What becomes of the bar codes that a row says. */
interface SettledBarcodes {
  target: ProductFields;
  /** What was left out, as sentences. */
  notes: readonly string[];
  changes: readonly KeyChange[];
}

/** A variant of which a row says the bar code. */
interface SaidBarcode {
  row: number;
  barcode: string;
  variant: VariantFields;
  /** What it has now. */
  before: string;
}

/**
 * Whose a bar code is: the shop knows each of them once. What has it first keeps it, and another
 * variant comes without: goods are not refused for it.
 */
export class BarcodeOwners {
  readonly #owners: ReadonlyMap<string, CurrentProduct>;

  constructor(
    products: readonly CurrentProduct[],
    private readonly file: string,
    private readonly keys: FileKeys,
  ) {
    this.#owners = new Map(
      products.flatMap((product) =>
        variantsOf(product.fields).map(({ barcode }) => [barcode, product] as const),
      ),
    );
  }

  settled(laid: LaidRow): SettledBarcodes {
    const variants = variantsOf(laid.target).map((variant) => ({ ...variant }));
    const leftOut = new Map<string, number[]>();
    let open = saidBarcodes(laid, variants);
    let unclear: SaidBarcode[] = [];
    for (;;) {
      const others = open.flatMap((said) => {
        const whose = this.#whose(said, { open, variants, current: laid.current });
        return whose ? { said, ...whose } : [];
      });
      const final = others.filter(({ isFinal }) => isFinal);
      unclear = others.map(({ said }) => said);
      if (final.length === 0) break;
      for (const { said, whose } of final) {
        leftOut.set(whose, [...(leftOut.get(whose) ?? []), said.row]);
        // Another one of the row may want just that: so all are looked at again.
        said.variant.barcode = said.before;
      }
      open = open.filter((said) => final.every((each) => each.said !== said));
    }
    const [{ barcode } = laid.target, ...furtherVariants] = variants;
    return {
      target: { ...laid.target, barcode, furtherVariants },
      notes: [...leftOut].map(
        ([whose, rows]) =>
          `${this.file}, ${listedRows(rows)}: ${whose} already, and one variant alone can have it: it was left out here.`,
      ),
      changes: open.map((said) => ({
        ...(unclear.includes(said) && { wants: barcodeKey(said.barcode) }),
        ...(said.before && said.before !== said.barcode && { gives: barcodeKey(said.before) }),
        isNeeded: false,
      })),
    };
  }

  /** Notes what a row took. */
  take(laid: LaidRow): void {
    for (const { row, barcode, variant } of saidBarcodes(laid, variantsOf(laid.target))) {
      if (variant.barcode === barcode) this.keys.taken.set(barcodeKey(barcode), row);
    }
  }

  /** What else has a bar code; not for good where that may give it up. */
  #whose(
    { row, barcode, variant }: SaidBarcode,
    {
      open,
      variants,
      current,
    }: {
      open: readonly SaidBarcode[];
      variants: readonly VariantFields[];
      current: CurrentProduct | undefined;
    },
  ): { whose: string; isFinal: boolean } | undefined {
    const code = `the bar code ${barcode}`;
    const rows = [
      this.keys.taken.get(barcodeKey(barcode)),
      open.find((said) => said.barcode === barcode)?.row,
    ];
    // A row that is planned a second time does not stand in its own way.
    const earlier = rows.find((taker) => taker !== undefined && taker !== row);
    if (earlier !== undefined) return { whose: `row ${earlier} has ${code}`, isFinal: true };
    if (this.keys.isFreed(barcodeKey(barcode))) return undefined;
    const isFinal = this.keys.isSettled;
    const twin = variants.find((each) => each !== variant && each.barcode === barcode);
    if (twin) return { whose: `the variant “${twin.sku}” has ${code}`, isFinal };
    const owner = this.#owners.get(barcode);
    if (!owner || owner.id === current?.id) return undefined;
    return { whose: `“${owner.fields.name}” has ${code}`, isFinal };
  }
}

function saidBarcodes(
  { row, skus, current }: LaidRow,
  variants: readonly VariantFields[],
): SaidBarcode[] {
  const now = current ? variantsOf(current.fields) : [];
  return [row, ...(row.variants ?? [])].flatMap(({ row: at, barcode }, place) => {
    const variant = variants.find(({ sku }) => sku !== "" && sku === skus[place]);
    if (!barcode || !variant) return [];
    const same = now.find(({ sku }) => sku === variant.sku) ?? (now.length === 1 ? now[0] : null);
    return { row: at, barcode, variant, before: same?.barcode ?? "" };
  });
}
