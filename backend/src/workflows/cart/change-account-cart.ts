import {
  type AccountCartBody,
  type AccountCartResponse,
  lineIdOf,
  subjectOfLine,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { loadProducts } from "../../catalog/products/load-product-documents";
import { CHOICE_FIELDS, SALE_FIELDS } from "../../catalog/products/medusa-product";
import { isSellable } from "../../catalog/products/sellable";
import type { ShopProduct, ShopVariant } from "../../catalog/products/shop-product";
import { underLocks } from "../../medusa/under-locks";
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
const LINE_FIELDS = [
  ...SALE_FIELDS,
  ...CHOICE_FIELDS,
  ...["images.url", "images.rank", "images.metadata", "images.variants.id"],
];

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
  const bought = quantitiesOf(
    order.items.map(({ variantName, variantId, ...item }) =>
      variantName === undefined ? item : { ...item, variantId },
    ),
  );
  await changeCart(container, owner, (account) => withoutBought(account, bought));
}

/** Under the owner's lock. Looks products up where lines change, or all of them with `looksAtAll`. */
function changeCart(
  container: MedusaContainer,
  owner: CartOwner,
  rule: Rule,
  looksAtAll = false,
): Promise<AccountCartResponse> {
  return underLocks(
    container,
    [`account-cart:${owner.customerId}`],
    async () => {
      const cart = await readStoredCart(container, owner);
      const before = quantitiesIn(cart);
      const after = rule(before);
      const asked = [...after].filter(([id, qty]) => looksAtAll || before.get(id) !== qty);
      const store = await findStoreContext(container);
      const sold = await soldLines(container, store, asked);
      const isAsked = new Set(asked.map(([id]) => id));
      const kept = [...after].filter(([id]) => !isAsked.has(id));
      const wanted = sold.filter(({ lineId, qty }) => before.get(lineId) !== qty);
      const unchanged = sold.filter(({ lineId, qty }) => before.get(lineId) === qty);
      await write(container, owner, {
        store,
        cart,
        wanted,
        kept: new Set([...kept.map(([id]) => id), ...unchanged.map(({ lineId }) => lineId)]),
      });
      const left = new Map([...kept, ...sold.map(({ lineId, qty }) => [lineId, qty] as const)]);
      // In the order of the cart; what was asked for without its variant has one now, and comes last.
      const inOrder = [...after.keys()].filter((lineId) => left.has(lineId));
      const lineIds = new Set([...inOrder, ...left.keys()]);
      return {
        items: [...lineIds].map((lineId) => ({
          ...subjectOfLine(lineId),
          qty: left.get(lineId) ?? 0,
        })),
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
  lines: readonly (readonly [lineId: string, qty: number])[],
): Promise<WantedLine[]> {
  if (lines.length === 0) return [];
  const products = await loadProducts(
    container.resolve(ContainerRegistrationKeys.QUERY),
    [...new Set(lines.map(([lineId]) => subjectOfLine(lineId).productId))],
    store,
    LINE_FIELDS,
  );
  const productOf = new Map(products.map((product) => [product.id, product]));
  const sold = lines.flatMap(([id, qty]): WantedLine[] => {
    const { productId, variantId } = subjectOfLine(id);
    const product = productOf.get(productId);
    if (!product || !isSold(product, store)) return [];
    const variant = variantOf(product, variantId);
    if (variant === null) return [];
    const lineId = lineIdOf({ productId, variantId: variant?.id });
    // What is out of stock stays in the cart, and says so there, as in the browser's.
    const { available } = variant ?? product;
    return [{ lineId, product, variant, qty: available > 0 ? Math.min(qty, available) : qty }];
  });
  // The default variant may be asked for by name and without: the larger quantity counts.
  const byLine = new Map<string, WantedLine>();
  for (const line of sold) {
    if (line.qty > (byLine.get(line.lineId)?.qty ?? 0)) byLine.set(line.lineId, line);
  }
  return [...byLine.values()];
}

/** What a line stands for: undefined where there is nothing to choose, null where it is not sold. */
function variantOf(
  { choice, variantId: only }: ShopProduct,
  asked: string | undefined,
): ShopVariant | undefined | null {
  if (!choice) return asked === undefined || asked === only ? undefined : null;
  if (asked === undefined) return choice.variants[0];
  return choice.variants.find(({ id }) => id === asked) ?? null;
}

function isSold(product: ShopProduct, store: StoreContext): product is WantedLine["product"] {
  return product.variantId !== null && product.price !== null && isSellable(product, store);
}

const quantitiesOf = (lines: readonly Lines[number][]): Quantities =>
  new Map(lines.map(({ qty, ...subject }) => [lineIdOf(subject), qty]));
