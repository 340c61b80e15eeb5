import { type CartItem, formatDollars } from "@eldercare/contracts";
import { IconButton } from "@eldercare/ui/button";
import { MinusIcon, PlusIcon } from "~/components/icons";
import { ProductImage } from "~/components/product-image";
import { toast } from "~/components/toast";
import { TrashIcon } from "./cart-icons";
import styles from "./cart-line.module.css";
import { removedFromCart } from "./cart-messages";
import { lineTotal } from "./cart-rules";
import { cartActions } from "./cart-store";

type CartLineProps = {
  line: CartItem;
  /** Pieces in stock, once the shop has said. */
  stock: number | undefined;
  /** Called after removal, when the focused button is gone. */
  onRemoved: () => void;
};

/** One product of the cart panel: image, name, price, quantity, remove. */
export function CartLine({ line, stock, onRemoved }: CartLineProps) {
  const { id, name, price, quantity, image } = line;
  const isSoldOut = stock === 0;
  const isLeast = quantity <= 1;
  const isMost = stock !== undefined && quantity >= stock;

  function remove() {
    cartActions.remove(id);
    toast(removedFromCart(name));
    onRemoved();
  }

  return (
    <li className={styles.line}>
      <div className={styles.image}>
        <ProductImage src={image} alt="" sizes="88px" />
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.price}>{formatDollars(price)} each</p>
        {isSoldOut && <p className={styles.problem}>Out of Stock</p>}
      </div>
      <div className={styles.controls}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in this row. */}
        <div className={styles.quantity} role="group" aria-label={`Quantity of ${name}`}>
          {/* Not `disabled`: at the limit the focus would be lost under the keyboard's user. */}
          <IconButton
            aria-label={`One less ${name}`}
            aria-disabled={isLeast || isSoldOut}
            onClick={() => !isLeast && !isSoldOut && cartActions.setQuantity(id, quantity - 1)}
          >
            <MinusIcon />
          </IconButton>
          <span className={styles.number}>
            <span className="visually-hidden">Quantity </span>
            {quantity}
          </span>
          <IconButton
            aria-label={`One more ${name}`}
            aria-disabled={isMost || isSoldOut}
            onClick={() => !isMost && !isSoldOut && cartActions.setQuantity(id, quantity + 1)}
          >
            <PlusIcon />
          </IconButton>
        </div>
        <strong className={styles.total}>{formatDollars(lineTotal(line))}</strong>
        <IconButton aria-label={`Remove ${name}`} className={styles.remove} onClick={remove}>
          <TrashIcon />
        </IconButton>
      </div>
      {isMost && !isSoldOut && <p className={styles.limit}>That is all we have in stock.</p>}
    </li>
  );
}
