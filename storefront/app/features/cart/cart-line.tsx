import { type CartItem, formatDollars, idOfCartLine, wholeNameOf } from "@eldercare/contracts";
import { IconButton } from "@eldercare/ui/button";
import { type FormEvent, useId } from "react";
import { Link } from "react-router";
import { MinusIcon, PlusIcon } from "~/components/icons";
import { ProductImage } from "~/components/product-image";
import { toast } from "~/components/toast";
import { Unbroken } from "~/components/unbroken";
import { changeWishlist } from "~/features/wishlist/change-wishlist";
import { movedFromCart } from "~/features/wishlist/wishlist-messages";
import styles from "./cart-line.module.css";
import { removedFromCart } from "./cart-messages";
import { LINE_LIMIT, lineTotal, MAX_LINE_QUANTITY, mostOf } from "./cart-rules";
import { cartActions } from "./cart-store";
import { pressedValue } from "./pressed-value";

/** Marks the lines of what is sold out. */
export const SOLD_OUT_LINE = "data-sold-out";

type CartLineProps = {
  line: CartItem;
  /** Its picture is the largest of a cart's page. */
  isFirst: boolean;
  /** Pieces in stock, once the shop has said. */
  stock: number | undefined;
  /** Called after removal, when the focused button is gone. */
  onRemoved: () => void;
  /** Called when the product is opened. */
  onGo: (() => void) | undefined;
};

/** One line of the cart: image, name, what was chosen, price, quantity, remove. A form of the cart's page without scripts. */
export function CartLine({ line, isFirst, stock, onRemoved, onGo }: CartLineProps) {
  const { price, quantity, image } = line;
  const id = idOfCartLine(line);
  const formId = useId();
  const name = wholeNameOf(line);
  const isSoldOut = stock === 0;
  const isLeast = quantity <= 1;
  const isMost = quantity >= mostOf(stock);

  /** What the form does without scripts: each button sends the quantity that it stands for. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted = Number(pressedValue(event));
    if (wanted === quantity) return;
    cartActions.setQuantity(id, wanted);
    if (wanted > 0) return;
    toast(removedFromCart(name));
    onRemoved();
  }

  async function onLater(event: FormEvent) {
    event.preventDefault();
    const notice = await changeWishlist({ add: id });
    const isSaved = notice.tone !== "destructive";
    toast(isSaved ? movedFromCart(name) : notice);
    if (!isSaved) return;
    cartActions.remove(id);
    onRemoved();
  }

  return (
    <li className={styles.line} {...(isSoldOut && { [SOLD_OUT_LINE]: "" })}>
      <div className={styles.image}>
        <ProductImage src={image} alt="" sizes="88px" priority={isFirst} />
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>
          {/* Carts know no slug: an id leads on to the product's address. */}
          <Link to={`/product/${encodeURIComponent(line.id)}`} onClick={onGo}>
            <Unbroken text={line.name} />
          </Link>
        </p>
        {line.variantName && (
          <p>
            <Unbroken text={line.variantName} />
          </p>
        )}
        <p className={styles.price}>{formatDollars(price)} each</p>
        {isSoldOut && <p className={styles.problem}>Out of Stock</p>}
      </div>
      <form
        id={formId}
        method="post"
        action="/cart"
        onSubmit={onSubmit}
        className={styles.controls}
      >
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="product" value={id} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in this row. */}
        <div className={styles.quantity} role="group" aria-label={`Quantity of ${name}`}>
          {/* Not `disabled`: at the limit the focus would be lost under the keyboard's user. */}
          <IconButton
            type="submit"
            name="quantity"
            value={isLeast || isSoldOut ? quantity : quantity - 1}
            aria-label={`One less ${name}`}
            aria-disabled={isLeast || isSoldOut}
          >
            <MinusIcon />
          </IconButton>
          <span className={styles.number}>
            <span className="visually-hidden">Quantity </span>
            {/* Changed early where it was pressed before the scripts were there. */}
            <span data-pieces suppressHydrationWarning>
              {quantity}
            </span>
          </span>
          <IconButton
            type="submit"
            name="quantity"
            value={isMost || isSoldOut ? quantity : quantity + 1}
            aria-label={`One more ${name}`}
            aria-disabled={isMost || isSoldOut}
          >
            <PlusIcon />
          </IconButton>
        </div>
        <strong className={styles.total}>
          {isSoldOut ? "Not counted" : formatDollars(lineTotal(line))}
        </strong>
      </form>
      <form method="post" action="/cart" onSubmit={onLater} className={styles.ways}>
        <input type="hidden" name="product" value={id} />
        <button type="submit" name="intent" value="later" className="text-button">
          Save for Later<span className="visually-hidden">: {name}</span>
        </button>
        {/* A word, which everybody knows, in a row of words; it belongs to the form above. */}
        <button
          type="submit"
          form={formId}
          name="quantity"
          value="0"
          aria-label={`Remove ${name}`}
          className="text-button"
        >
          Remove
        </button>
      </form>
      {isMost && !isSoldOut && (
        <p className={styles.limit}>
          {quantity < MAX_LINE_QUANTITY ? "That is all we have in stock." : LINE_LIMIT}
        </p>
      )}
    </li>
  );
}
