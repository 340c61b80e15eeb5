import type { Product } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { type MouseEvent, memo } from "react";
import { Link } from "react-router";
import { EditIcon } from "~/components/icons";
import { ProductImage } from "~/components/product-image";
import { toast } from "~/components/toast";
import { Unbroken } from "~/components/unbroken";
import { ADD_FORM_ID, BUY_FORM_ID } from "~/content/card-forms";
import { addToCart } from "~/features/cart/add-to-cart";
import { addedToCart, notAdded } from "~/features/cart/cart-messages";
import { cartProductOf } from "~/features/cart/cart-product";
import { BuyNow } from "./buy-now";
import { cardOf } from "./card-of";
import { CompareButton } from "./compare-button";
import { openingOf } from "./description-text";
import type { ListView } from "./filters";
import { KeyFact } from "./key-fact";
import { ProductBadges } from "./product-badges";
import styles from "./product-card.module.css";
import frame from "./product-frame.module.css";
import { ProductLink } from "./product-link";
import { ProductPrice } from "./product-price";
import { ProductRating } from "./product-rating";
import { useBuying } from "./use-product-form";

export type ProductCardProps = {
  product: Product;
  view: ListView;
  /** For the first cards of a page: their images are seen at once. */
  priority?: boolean;
  /** For staff: a way to the product in the back office (spec §6). */
  adminControls?: boolean;
};

const IMAGE_SIZES = {
  // The square images fill three quarters of their frames.
  grid: "(min-width: 64rem) 14rem, (min-width: 40.01rem) 34vw, 8rem",
  list: "(min-width: 40.01rem) 13rem, 8rem",
} as const;

/** So many letters of whole sentences fit a column, and the width of the page. */
const OPENING = { grid: 110, list: 160 } as const;

/**
 * A product of the list (spec §2 Products listing): one link, two named buttons; of one with several
 * variants a link to its page, where they are chosen. Drawn anew only when it shows something else: what
 * is around it comes alive, and asks who is there.
 */
export const ProductCard = memo(function ProductCard({
  product,
  view,
  priority,
  adminControls,
}: ProductCardProps) {
  const { name, slug, images, stock, description } = product;
  const card = cardOf(product);
  const item = cartProductOf(product);

  const buy = useBuying();

  function onAdd(event: MouseEvent) {
    event.preventDefault();
    const { problem } = addToCart({ ...item, stock });
    toast(problem === null ? addedToCart(name) : notAdded(problem), event.currentTarget);
  }
  function onBuy(event: MouseEvent) {
    event.preventDefault();
    buy(item, 1);
  }
  /** What the list's forms send without scripts. */
  const sent = { name: "product", value: product.id, "data-held": true };
  const edit = adminControls && (
    <Button asChild tone="quiet" className={styles.action}>
      <Link to={`/admin/products?edit=${encodeURIComponent(product.id)}`}>
        <EditIcon />
        Edit<span className="visually-hidden">: {name}</span>
      </Link>
    </Button>
  );

  return (
    <article className={`${frame.frame} ${styles.card}`} data-view={view}>
      <div className={`${frame.image} ${styles.image}`}>
        <ProductImage src={images[0]} alt="" sizes={IMAGE_SIZES[view]} priority={priority} />
      </div>
      <div className={`${frame.words} ${styles.words}`}>
        <h3 className={frame.name}>
          {/* All products have the same page: the first card fetches its files once this one is alive. */}
          <ProductLink product={product} prefetch={priority ? "render" : "none"} />
        </h3>
        <ProductBadges product={card} />
        <KeyFact product={product} />
        {product.isReviewed && <ProductRating {...product} isOnCard />}
        <p className={styles.description}>
          <Unbroken text={openingOf(description, OPENING[view])} />
        </p>
        <div className={styles.offer}>
          <ProductPrice product={card} />
          {card.stock > 0 && <p className={styles.stock}>In Stock</p>}
        </div>
      </div>
      {product.variants.length > 0 ? (
        <div className={`${frame.actions} ${styles.actions}`}>
          <Button asChild className={styles.action}>
            <Link to={`/product/${slug}`}>
              Choose Options<span className="visually-hidden">: {name}</span>
            </Link>
          </Button>
          <CompareButton {...product} />
          {edit}
        </div>
      ) : (
        <div className={`${frame.actions} ${styles.actions}`}>
          <Button
            type="submit"
            form={ADD_FORM_ID}
            {...sent}
            onClick={onAdd}
            disabled={stock <= 0}
            className={styles.action}
          >
            Add to Cart<span className="visually-hidden">: {name}</span>
          </Button>
          <BuyNow
            product={product}
            form={BUY_FORM_ID}
            {...sent}
            onClick={onBuy}
            className={styles.action}
          />
          <CompareButton {...product} />
          {edit}
        </div>
      )}
    </article>
  );
});
