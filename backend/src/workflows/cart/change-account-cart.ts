import type { AccountCartBody, AccountCartResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { loadProducts } from "../../catalog/products/load-product-documents";
import { SALE_FIELDS } from "../../catalog/products/medusa-product";
import { isSellable } from "../../catalog/products/sellable";
import type { ShopProduct } from "../../catalog/products/shop-product";
import { shopOrdersOf } from "../../orders/shop-orders";
import { findStoreContext, type StoreContext } from "../store/store-context";
import {
  type CartOwner,
  quantitiesIn,
  readStoredCart,
  type StoredCart,
  type WantedLine,
  writeStoredCart,
} from "./account-cart-records";
import {
  type Heard,
  mergeCarts,
  type Quantities,
  takeOverChanges,
  withoutBought,
} from "./merge-carts";

/** Two devices, or two tabs, write one after the other; nobody waits longer than for a busy moment. */
const WAIT_SECONDS = 10;
const LINE_FIELDS = [...SALE_FIELDS, "images.url", "images.rank", "images.metadata"];

type Lines = AccountCartBody["items"];
type Rule = (account: Quantities) => Quantities;

interface BrowserCart {
  items: Lines;
  heard: Heard;
}

/** Takes what a browser changed in its cart into the account's; answers the account's cart. */
export function keepAccountCart(
  container: MedusaContainer,
  owner: CartOwner,
  { items, heard }: BrowserCart,
): Promise<AccountCartResponse> {
  const browser = quantitiesOf(items);
  return changeCart(container, owner, (account) => takeOverChanges({ browser, account, heard }));
}

/**
 * Merges a browser's cart with the account's at sign-in; answers what both are from now on. Products
 * that are not sold any more are left out, and no line holds more than there is.
 */
export function mergeAccountCart(
  container: MedusaContainer,
  owner: CartOwner,
  { items, heard }: BrowserCart,
): Promise<AccountCartResponse> {
  const browser = quantitiesOf(items);
  return changeCart(container, owner, (account) => mergeCarts({ browser, account, heard }), true);
}

/** What a paid order holds leaves its buyer's cart, whether or not the browser comes back to say so. */
export async function takeBoughtFromCart(
  container: MedusaContainer,
  orderId: string,
): Promise<void> {
  const order = await shopOrdersOf(container).orders.find(orderId);
  if (order?.status !== "paid") return;
  const owner = { customerId: order.user_id, email: order.email };
  if (!(await readStoredCart(container, owner))) return;
  const bought = quantitiesOf(order.items);
  await changeCart(container, owner, (account) => withoutBought(account, bought));
}

/** Under the owner's lock. Looks products up where lines change, or all of them with `looksAtAll`. */
function changeCart(
  container: MedusaContainer,
  owner: CartOwner,
  rule: Rule,
  looksAtAll = false,
): Promise<AccountCartResponse> {
  return container.resolve(Modules.LOCKING).execute(
    `account-cart:${owner.customerId}`,
    async () => {
      const cart = await readStoredCart(container, owner);
      const before = quantitiesIn(cart);
      const after = rule(before);
      const asked = [...after].filter(([id, qty]) => looksAtAll || before.get(id) !== qty);
      const store = await findStoreContext(container);
      const sold = await soldLines(container, store, asked);
      const isAsked = new Set(asked.map(([id]) => id));
      const kept = [...after].filter(([id]) => !isAsked.has(id));
      const wanted = sold.filter(({ product, qty }) => before.get(product.id) !== qty);
      const unchanged = sold.filter(({ product, qty }) => before.get(product.id) === qty);
      await write(container, owner, {
        store,
        cart,
        wanted,
        kept: new Set([...kept.map(([id]) => id), ...unchanged.map(({ product }) => product.id)]),
      });
      const left = new Map([
        ...kept,
        ...sold.map(({ product, qty }) => [product.id, qty] as const),
      ]);
      return {
        items: [...after.keys()].flatMap((productId) => {
          const qty = left.get(productId);
          return qty ? [{ productId, qty }] : [];
        }),
      };
    },
    { timeout: WAIT_SECONDS },
  );
}

/** Nothing is written where nothing changes. */
async function write(
  container: MedusaContainer,
  owner: CartOwner,
  change: {
    store: StoreContext;
    cart: StoredCart | undefined;
    wanted: readonly WantedLine[];
    kept: ReadonlySet<string>;
  },
): Promise<void> {
  const isSame =
    change.wanted.length === 0 && change.kept.size === (change.cart?.lines.length ?? 0);
  if (!isSame) await writeStoredCart(container, owner, change);
}

/** The lines of products that are sold, at most as many pieces as there are. */
async function soldLines(
  container: MedusaContainer,
  store: StoreContext,
  lines: readonly (readonly [productId: string, qty: number])[],
): Promise<WantedLine[]> {
  if (lines.length === 0) return [];
  const products = await loadProducts(
    container.resolve(ContainerRegistrationKeys.QUERY),
    lines.map(([id]) => id),
    store,
    LINE_FIELDS,
  );
  const productOf = new Map(products.map((product) => [product.id, product]));
  return lines.flatMap(([id, qty]) => {
    const product = productOf.get(id);
    if (!product || !isSold(product, store)) return [];
    // What is out of stock stays in the cart, and says so there, as in the browser's.
    const most = product.available > 0 ? product.available : qty;
    return [{ product, qty: Math.min(qty, most) }];
  });
}

function isSold(product: ShopProduct, store: StoreContext): product is WantedLine["product"] {
  return product.variantId !== null && product.price !== null && isSellable(product, store);
}

const quantitiesOf = (lines: readonly Lines[number][]): Quantities =>
  new Map(lines.map(({ productId, qty }) => [productId, qty]));
