import {
  type CartForm,
  idOfCartLine,
  type Product,
  type VariantOptions,
  wholeNameOf,
} from "@eldercare/contracts";
import type { Notice } from "~/api/notice-cookie";
import {
  addedToCart,
  cartCleared,
  notAdded,
  quantityAddedToCart,
  removedFromCart,
} from "./cart-messages";
import { addToLines, type CartLines, findLine, setLineQuantity } from "./cart-rules";
import { chosenProduct } from "./chosen-product";
import { variantWith } from "./option-fields";
import { addition, readQuantity } from "./quantity-entry";

/** What a form that was posted to the cart came to. */
export type PostedCart = {
  lines: CartLines;
  /** Where the browser is sent on. */
  path: "/cart" | "/checkout";
  notice?: Notice;
};

type AddForm = Extract<CartForm, { intent: "add" | "buy" }>;
type ChangeForm = Extract<CartForm, { intent: "set" | "clear" }>;

/** Adds a product, as what its form chose, as the scripts do; `product` is what the shop has of it now, if anything. */
export function addByForm(
  lines: CartLines,
  {
    intent,
    quantity,
    options = {},
  }: Pick<AddForm, "intent" | "quantity"> & { options?: VariantOptions },
  product: Product | undefined,
): PostedCart {
  const chosen = product && productOfOptions(product, options);
  if (!chosen) {
    return { lines, path: "/cart", notice: notAdded("This product is no longer available.") };
  }
  const { stock } = chosen;
  const name = wholeNameOf(chosen);
  if (stock <= 0) return { lines, path: "/cart", notice: notAdded(`${name} is out of stock.`) };
  const wanted = readQuantity(quantity ?? "1", stock);
  const inCart = findLine(lines, idOfCartLine(chosen))?.quantity ?? 0;
  const added = addition(wanted.quantity, inCart, stock);
  const isAdded = added.quantity > 0;
  const grown = isAdded ? addToLines(lines, chosen, added.quantity) : lines;
  const problems = [wanted.problem, added.problem].filter((problem) => problem !== null);
  if (intent === "buy" && problems.length === 0) return { lines: grown, path: "/checkout" };
  if (!isAdded) return { lines, path: "/cart", notice: notAdded(problems.join(" ")) };
  const { title, description } =
    quantity === undefined ? addedToCart(name) : quantityAddedToCart(added.quantity, name);
  // It is said on the cart's page, so it leads nowhere.
  const notice = { title, description: [description, ...problems].join(" ") };
  return { lines: grown, path: "/cart", notice };
}

/** Changes what is in the cart: a line's quantity (0 or less removes it), or everything. */
export function changeByForm(lines: CartLines, form: ChangeForm): PostedCart {
  if (form.intent === "clear") return { lines: [], path: "/cart", notice: cartCleared() };
  const line = findLine(lines, form.product);
  const changed = setLineQuantity(lines, form.product, form.quantity);
  if (!line || form.quantity > 0) return { lines: changed, path: "/cart" };
  return { lines: changed, path: "/cart", notice: removedFromCart(wholeNameOf(line)) };
}

/** What the cart keeps of a product by what a form says of each option. */
function productOfOptions(product: Product, options: VariantOptions) {
  const isChosen = product.variants.length > 0 && Object.keys(options).length > 0;
  if (!isChosen) return chosenProduct(product, undefined);
  const variant = variantWith(product, options);
  return variant && chosenProduct(product, variant.id);
}
