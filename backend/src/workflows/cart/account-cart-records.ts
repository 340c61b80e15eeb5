import { dollarsFromCents, lineIdOf, variantNameOf } from "@eldercare/contracts";
import type { CreateLineItemDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { ShopProduct, ShopVariant } from "../../catalog/products/shop-product";
import { removeCarts } from "../privacy/remove-carts";
import type { StoreContext } from "../store/store-context";
import type { Quantities } from "./merge-carts";

/** Whose cart it is; the email address is what Medusa's carts are written to by. */
export interface CartOwner {
  customerId: string;
  email: string;
}

/** A cart of Medusa's as it is kept. */
export interface StoredCart {
  id: string;
  lines: readonly { id: string; lineId: string; qty: number }[];
}

/** A line as Medusa's cart shall have it. */
export interface WantedLine {
  /** See `lineIdOf`. */
  lineId: string;
  product: ShopProduct & { variantId: string; price: NonNullable<ShopProduct["price"]> };
  /** Where the product has several. */
  variant: ShopVariant | undefined;
  qty: number;
}

export const quantitiesIn = (cart: StoredCart | undefined): Quantities =>
  new Map(cart?.lines.map(({ lineId, qty }) => [lineId, qty]));

/** The one cart that Medusa keeps for a customer; undefined while it is empty. */
export async function readStoredCart(
  container: MedusaContainer,
  { customerId }: Pick<CartOwner, "customerId">,
): Promise<StoredCart | undefined> {
  const [cart] = await container.resolve(Modules.CART).listCarts(
    { customer_id: customerId },
    {
      select: [
        ...["id", "items.id", "items.product_id", "items.quantity"],
        ...["items.variant_id", "items.variant_title"],
      ],
      relations: ["items"],
      order: { created_at: "DESC" },
      take: 1,
    },
  );
  return (
    cart && {
      id: cart.id,
      lines: (cart.items ?? []).map(({ id, product_id, variant_id, variant_title, quantity }) => ({
        id,
        lineId: lineIdOf({
          productId: product_id ?? "",
          // Only lines of products with several variants are written with the words of one.
          ...(variant_title && variant_id && { variantId: variant_id }),
        }),
        qty: Number(quantity),
      })),
    }
  );
}

/**
 * Makes Medusa's cart these lines: `wanted` are written anew, `kept` stay as they are, all others go.
 * An empty cart is none. Written by the module: Medusa's workflows would compute prices, taxes and
 * promotions of the whole cart for each tap; they compute them when somebody looks.
 */
export async function writeStoredCart(
  container: MedusaContainer,
  owner: CartOwner,
  {
    store,
    cart,
    wanted,
    kept,
  }: {
    store: StoreContext;
    cart: StoredCart | undefined;
    wanted: readonly WantedLine[];
    kept: ReadonlySet<string>;
  },
): Promise<void> {
  const carts = container.resolve(Modules.CART);
  if (!cart) {
    if (wanted.length === 0) return;
    await carts.createCarts({
      customer_id: owner.customerId,
      email: owner.email,
      region_id: store.regionId,
      sales_channel_id: store.salesChannelId,
      currency_code: "cad",
      items: wanted.map(lineOf),
    });
    return;
  }
  const idOf = new Map(cart.lines.map(({ id, lineId }) => [lineId, id]));
  const known = wanted.filter(({ lineId }) => idOf.has(lineId));
  const added = wanted.filter(({ lineId }) => !idOf.has(lineId));
  const stays = new Set([...kept, ...known.map(({ lineId }) => lineId)]);
  const gone = cart.lines.filter(({ lineId }) => !stays.has(lineId));
  if (stays.size === 0 && added.length === 0) {
    await removeCarts(container, { id: cart.id }, 1);
    return;
  }
  if (gone.length > 0) await carts.deleteLineItems(gone.map(({ id }) => id));
  if (known.length > 0) {
    await carts.updateLineItems(
      known.map((line) => ({ selector: { id: idOf.get(line.lineId) }, data: lineOf(line) })),
    );
  }
  if (added.length > 0) await carts.addLineItems(cart.id, added.map(lineOf));
  // What was touched lately stays longer, see RETENTION.carts; the line alone does not say so.
  await carts.updateCarts(cart.id, {
    email: owner.email,
    metadata: { changed_at: new Date().toISOString() },
  });
}

function lineOf({ product, variant, qty }: WantedLine): CreateLineItemDTO {
  const image = variant?.images[0] ?? product.images[0]?.url;
  const { cents, originalCents } = variant?.price ?? product.price;
  return {
    title: product.name,
    quantity: qty,
    unit_price: dollarsFromCents(cents),
    compare_at_unit_price: dollarsFromCents(originalCents),
    variant_id: variant?.id ?? product.variantId,
    variant_sku: variant?.sku ?? product.sku,
    ...(variant && { variant_title: variantNameOf(variant.options) }),
    product_id: product.id,
    product_title: product.name,
    product_handle: product.slug,
    ...(image ? { thumbnail: image } : {}),
  };
}
