import type { StaffVariant, StaffVariantsResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readProducts, type VariantNow } from "../../catalog/products/read-products";
import { Refusal } from "../../errors/refusal";
import { countWaitingOrders } from "../../medusa/waiting-orders";
import { findStoreContext } from "../store/store-context";
import { PRODUCT_NOT_FOUND } from "./change-product";

/** A product's variants as they are kept at this moment. Unknown ids: a {@link Refusal} "not-found". */
export async function readStaffVariants(
  container: MedusaContainer,
  id: string,
): Promise<StaffVariantsResponse> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [product] = await readProducts(database, { ids: [id] }, await findStoreContext(container));
  if (!product) throw new Refusal("not-found", PRODUCT_NOT_FOUND);
  const { options } = product.fields;
  const variants = [product, ...product.furtherVariants];
  return {
    options: [...options],
    variants: variants.map((variant) => staffVariant(variant, options)),
    waitingOrders: await countWaitingOrders(database, id),
  };
}

function staffVariant(
  { variantId, available, warehouse, fields }: VariantNow,
  options: readonly string[],
): StaffVariant {
  const { originalCents, saleCents } = fields;
  const isPriced = originalCents > 0;
  return {
    id: variantId,
    sku: fields.sku,
    options: Object.fromEntries(
      options.map((name, place) => [name, fields.optionValues[place] ?? ""]),
    ),
    originalPriceCAD: isPriced ? originalCents : null,
    priceCAD: isPriced ? (saleCents ?? originalCents) : null,
    discountPercentage: fields.discountPercentage,
    saleStartsAt: fields.saleStartsAt,
    saleEndsAt: fields.saleEndsAt,
    stock: available,
    ...warehouse,
    weight: fields.weight,
    barcode: fields.barcode,
    images: [...fields.variantImages],
  };
}
