import { dollarsFromCents } from "@eldercare/contracts";
import type { CreateLineItemDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { ShopProduct } from "../../catalog/products/shop-product";
import { removeCarts } from "../privacy/remove-carts";
import type { StoreContext } from "../store/store-context";
import type { Quantities } from "./merge-carts";

/** Whose cart it is; the e-mail address is what Medusa's carts are written to by. */
export interface CartOwner {
  customerId: string;
  email: string;
}

/** A cart of Medusa's as it is kept. */
export interface StoredCart {
  id: string;
  lines: readonly { id: string; productId: string; qty: number }[];
}

/** A line as Medusa's cart shall have it. */
export interface WantedLine {
  product: ShopProduct & { variantId: string; price: NonNullable<ShopProduct["price"]> };
  qty: number;
}

export const quantitiesIn = (cart: StoredCart | undefined): Quantities =>
  new Map(cart?.lines.map(({ productId, qty }) => [productId, qty]));

/** The one cart that Medusa keeps for a customer; undefined while it is empty. */
export async function readStoredCart(
  container: MedusaContainer,
  { customerId }: Pick<CartOwner, "customerId">,
): Promise<StoredCart | undefined> {
  const [cart] = await container.resolve(Modules.CART).listCarts(
    { customer_id: customerId },
    {
      select: ["id", "items.id", "items.product_id", "items.quantity"],
      relations: ["items"],
      order: { created_at: "DESC" },
      take: 1,
    },
  );
  return (
    cart && {
      id: cart.id,
      lines: (cart.items ?? []).map(({ id, product_id, quantity }) => ({
        id,
        productId: product_id ?? "",
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
  const idOf = new Map(cart.lines.map(({ id, productId }) => [productId, id]));
  const known = wanted.filter(({ product }) => idOf.has(product.id));
  const added = wanted.filter(({ product }) => !idOf.has(product.id));
  const stays = new Set([...kept, ...known.map(({ product }) => product.id)]);
  const gone = cart.lines.filter(({ productId }) => !stays.has(productId));
  if (stays.size === 0 && added.length === 0) {
    await removeCarts(container, { id: cart.id }, 1);
    return;
  }
  if (gone.length > 0) await carts.deleteLineItems(gone.map(({ id }) => id));
  if (known.length > 0) {
    await carts.updateLineItems(
      known.map((line) => ({ selector: { id: idOf.get(line.product.id) }, data: lineOf(line) })),
    );
  }
  if (added.length > 0) await carts.addLineItems(cart.id, added.map(lineOf));
  // What was touched lately stays longer, see RETENTION.carts; the line alone does not say so.
  await carts.updateCarts(cart.id, {
    email: owner.email,
    metadata: { changed_at: new Date().toISOString() },
  });
}

function lineOf({ product, qty }: WantedLine): CreateLineItemDTO {
  const [image] = product.images;
  return {
    title: product.name,
    quantity: qty,
    unit_price: dollarsFromCents(product.price.cents),
    compare_at_unit_price: dollarsFromCents(product.price.originalCents),
    variant_id: product.variantId,
    variant_sku: product.sku,
    product_id: product.id,
    product_title: product.name,
    product_handle: product.slug,
    ...(image ? { thumbnail: image.url } : {}),
  };
}
