import {
  FREE_SHIPPING_PRODUCT_DOLLARS,
  idOfCartLine,
  isOversize,
  ownReturnWords,
  type ProductDetail,
  RETURN_DAYS,
  strictReturnRule,
  variantNameOf,
  wholeDollars,
  wholeNameOf,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { Notice } from "~/api/notice-cookie";
import { CheckIcon, ReturnIcon, ShieldIcon, TruckIcon } from "~/components/icons";
import { toast } from "~/components/toast";
import { Unbroken } from "~/components/unbroken";
import { addToCart } from "~/features/cart/add-to-cart";
import { quantityAddedToCart } from "~/features/cart/cart-messages";
import { cartProductOf } from "~/features/cart/cart-product";
import { freeShippingDollars, freeShippingException } from "~/features/cart/free-shipping";
import { useDeliveryPromise } from "~/features/cart/use-delivery-promise";
import { changeWishlist } from "~/features/wishlist/change-wishlist";
import { BUY_FORM_ID, useOffScreen } from "./buy-bar";
import styles from "./buy-box.module.css";
import { BuyNow } from "./buy-now";
import { cardOf } from "./card-of";
import { CompareButton, CompareForm } from "./compare-button";
import { DeliveryAndReturns } from "./delivery-and-returns";
import { lastSaleDay } from "./last-sale-day";
import { ProductPrice } from "./product-price";
import { QuantityStepper } from "./quantity-stepper";
import { useProductForm } from "./use-product-form";
import type { useVariantChoice } from "./use-variant-choice";
import { VariantPicker } from "./variant-picker";

const TRUST = [
  { label: "Certified Safe", Image: ShieldIcon },
  { label: "Fast Shipping", Image: TruckIcon },
  { label: `${RETURN_DAYS}-day Returns`, Image: ReturnIcon },
] as const;

function StockLine({ stock, isMissing }: { stock: number; isMissing: boolean }) {
  if (isMissing) {
    return <p className={styles.stock}>We do not have this combination. Please choose another.</p>;
  }
  return stock > 0 ? (
    <p className={styles.stock} data-stock="in">
      <CheckIcon />
      In Stock ({stock} available)
    </p>
  ) : (
    <p className={styles.stock}>Out of Stock</p>
  );
}

export type BuyBoxProps = {
  product: ProductDetail;
  /** The product as the variant that is chosen. */
  shown: ProductDetail;
  chosen: Pick<ReturnType<typeof useVariantChoice>, "choice" | "choose" | "variant" | "isMissing">;
  taxFree: string | null;
  /** Told whether its buttons are off the screen. */
  onOffScreen: (isOff: boolean) => void;
};

/** Price, stock, what there is to choose, quantity and the two ways to buy (spec §2 Product detail). */
export function BuyBox({ product, shown, chosen, taxFree, onOffScreen }: BuyBoxProps) {
  const [typed, setTyped] = useState(1);
  const [entryProblem, setEntryProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const [saved, setSaved] = useState<Notice | null>(null);
  const { variant, isMissing } = chosen;
  const item = isMissing
    ? undefined
    : {
        ...cartProductOf(shown),
        ...(variant && { variantId: variant.id, variantName: variantNameOf(variant.options) }),
      };
  const stock = isMissing ? 0 : shown.stock;
  // Of what is chosen now there may be less.
  const wanted = Math.max(1, Math.min(typed, stock));
  const specs = Object.entries(product.specs).map(([name, value]) => ({ name, value }));
  const returnRule = strictReturnRule(specs);
  const isLarge = isOversize(product.specs);
  const promise = useDeliveryPromise();
  const freeFrom =
    isLarge && freeShippingException(promise)
      ? null
      : freeShippingDollars(promise, FREE_SHIPPING_PRODUCT_DOLLARS);

  function onAdd() {
    if (!item) return;
    const added = addToCart({ ...item, stock }, wanted);
    setProblem(added.problem);
    if (added.quantity === 0) return;
    toast(quantityAddedToCart(added.quantity, wholeNameOf(item)));
  }
  /** What the shop does not have as chosen is saved as the product: its page has the choice. */
  function onSave() {
    void changeWishlist({ add: idOfCartLine(item ?? product) }).then(setSaved);
  }
  const form = useProductForm(item, { onAdd, onSave }, wanted);
  const actions = useRef<HTMLDivElement>(null);
  useOffScreen(actions, onOffScreen);

  return (
    <div className={styles.box}>
      <div>
        <ProductPrice product={isMissing ? cardOf(product) : shown} size="page" />
        {!isMissing && shown.saleEndsAt && (
          <p className={styles.saleEnd}>
            On sale until <Unbroken text={lastSaleDay(shown.saleEndsAt)} />
          </p>
        )}
        {freeFrom !== null && (
          <p className={styles.shipping}>Free shipping on orders over {wholeDollars(freeFrom)}</p>
        )}
        {freeFrom !== null && promise?.fromCents === 0 && (
          <p className={styles.shipping}>Right now smaller orders ship free, too.</p>
        )}
        {taxFree && (
          <p className={styles.taxFree}>
            <CheckIcon />
            {taxFree}
          </p>
        )}
      </div>
      <StockLine stock={stock} isMissing={isMissing} />
      <form {...form} id={BUY_FORM_ID} className={styles.form}>
        <input type="hidden" name="product" value={product.id} />
        {product.variants.length > 0 && (
          <VariantPicker product={product} choice={chosen.choice} onChoose={chosen.choose} />
        )}
        <QuantityStepper
          quantity={wanted}
          stock={stock}
          problemId={problemId}
          onChange={setTyped}
          onProblem={setEntryProblem}
        />
        <div ref={actions} className={styles.actions}>
          <Button type="submit" name="intent" value="add" disabled={stock <= 0}>
            Add to Cart
          </Button>
          <BuyNow product={{ name: product.name, stock }} />
        </div>
        <div className={`${styles.aside} no-print`}>
          <button type="submit" name="intent" value="save" className="text-button">
            Save for Later<span className="visually-hidden">: {product.name}</span>
          </button>
          <CompareButton {...product} />
        </div>
        <p id={problemId} className={styles.problem} role="status">
          {[entryProblem, problem].filter(Boolean).join(" ")}
        </p>
        <p className={styles.saved} role="status" data-tone={saved?.tone}>
          {saved && (
            <>
              {saved.description} <Link to="/wishlist">See Your List</Link>
            </>
          )}
        </p>
      </form>
      {!isMissing && stock <= 0 && (
        <Button asChild>
          <Link
            to={`/product/${product.slug}/back-in-stock${variant ? `?variant=${variant.id}` : ""}`}
          >
            Tell Me When It Is Back
          </Link>
        </Button>
      )}
      <CompareForm />
      <ul className={styles.trust} aria-label="Our promises">
        {TRUST.filter(({ Image }) => !returnRule || Image !== ReturnIcon).map(
          ({ label, Image }) => (
            <li key={label}>
              <Image />
              {label}
            </li>
          ),
        )}
      </ul>
      <DeliveryAndReturns
        returnRule={returnRule}
        returnWords={ownReturnWords(specs)}
        isLarge={isLarge}
      />
    </div>
  );
}
