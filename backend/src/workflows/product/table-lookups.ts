import { madeSku } from "@eldercare/catalog-import";
import type { VariantTable } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ProductNow } from "../../catalog/products/read-products";
import { freeSku, isTaken, refuseTakenSku } from "./free-sku";
import { stillAsked } from "./stock-changes";

/**
 * The SKU that each variant of a table shall have, in their order: the typed one, else the one that
 * it has, else one made of the product's slug and the variant's values. Throws a Refusal "conflict"
 * for one that another product has.
 */
export async function askedSkus(
  container: MedusaContainer,
  table: VariantTable,
  { slug, now }: { slug: string; now: ProductNow | undefined },
): Promise<string[]> {
  const there = new Map(
    (now ? [now, ...now.furtherVariants] : []).map(({ variantId, fields }) => [
      variantId,
      fields.sku,
    ]),
  );
  const skus: string[] = [];
  for (const [place, { id = "", sku: typed, options }] of table.variants.entries()) {
    const known = there.get(id) ?? "";
    if (typed && typed !== known) {
      const path = `variantTable.variants.${place}.sku`;
      await refuseTakenSku(container, typed, now?.id, path);
    }
    skus.push(
      typed ||
        known ||
        (await freeMadeSku(
          container,
          madeSku(
            slug,
            table.options.map((name) => options[name] ?? ""),
          ),
          skus,
        )),
    );
  }
  return skus;
}

/** As imports make one, while it is free. */
async function freeMadeSku(
  container: MedusaContainer,
  sku: string,
  before: readonly string[],
): Promise<string> {
  const isFree = !before.includes(sku) && !(await isTaken(container, sku));
  return isFree ? sku : freeSku(container, before);
}

/** The table without the changes of stock that were made before, under the name of this saving. */
export async function stillAskedTable(
  transaction: Knex,
  table: VariantTable,
  stockChangeId: string | undefined,
): Promise<VariantTable> {
  const variants: VariantTable["variants"] = [];
  for (const variant of table.variants) {
    const left =
      variant.id === undefined
        ? {}
        : await stillAsked(transaction, variant.id, { ...variant, stockChangeId });
    variants.push({ ...variant, ...left });
  }
  return { ...table, variants };
}
