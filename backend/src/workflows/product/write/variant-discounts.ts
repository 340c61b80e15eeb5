import type { VariantFields } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "../../../medusa/new-id";
import { insertRows } from "../../../medusa/table-rows";

/** A product's discount in per cent, and all its variants. */
interface WithDiscounts {
  percent: number;
  variants: readonly { variantId: string; fields: Pick<VariantFields, "discountPercentage"> }[];
}

/** A variant has a row of its own in the module `merchandising` where its discount is not its product's. */
export async function replaceVariantDiscounts(
  database: Knex,
  products: readonly WithDiscounts[],
  { mayHaveRows = false }: { mayHaveRows?: boolean } = {},
): Promise<void> {
  const variants = products.flatMap(({ percent, variants }) =>
    variants.map(({ variantId, fields }) => ({
      variantId,
      discount: fields.discountPercentage,
      isOwn: fields.discountPercentage !== percent,
    })),
  );
  if (mayHaveRows && variants.length > 0) {
    await database("variant_merchandising")
      .whereIn(
        "variant_id",
        variants.map(({ variantId }) => variantId),
      )
      .delete();
  }
  await insertRows(
    database,
    "variant_merchandising",
    { id: "text", variant_id: "text", discount_percentage: "int" },
    variants
      .filter(({ isOwn }) => isOwn)
      .map(({ variantId, discount }) => ({
        id: newId("vmer"),
        variant_id: variantId,
        discount_percentage: discount,
      })),
  );
}
