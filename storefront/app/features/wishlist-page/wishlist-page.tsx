import { WISHLIST_COOKIE_DAYS } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { type FormEvent, useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import type { Notice } from "~/api/notice-cookie";
import { Breadcrumb, HOME } from "~/components/breadcrumb";
import { FormNotice } from "~/components/form-notice";
import { ProductImage } from "~/components/product-image";
import { toast } from "~/components/toast";
import { Unbroken } from "~/components/unbroken";
import { ProductBadges } from "~/features/catalog/product-badges";
import { ProductPrice } from "~/features/catalog/product-price";
import { WayToBuy } from "~/features/catalog/way-to-buy";
import { changeWishlist, mayHaveList } from "~/features/wishlist/change-wishlist";
import { SendList } from "./send-list";
import styles from "./wishlist-page.module.css";
import type { SoldRow, WishlistRow } from "./wishlist-rows";

export type WishlistPageProps = {
  rows: readonly WishlistRow[];
  /** The shop could not say prices and stock. */
  hasFailed: boolean;
  /** Somebody was sent it. */
  isShared: boolean;
  isInAccount: boolean;
  /** The page's address for whoever it is sent to. */
  sharedPath: string;
  shopUrl: string;
  notice: Notice | null;
};

/** What somebody saved for later, or was sent, with today's prices and stock. */
export function WishlistPage(props: WishlistPageProps) {
  const { rows, hasFailed, isShared, isInAccount, notice } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();

  // To whoever comes from another site the server answers no list: browsers send it no Strict cookie.
  // Where a notice came along, all cookies did.
  const isUnserved = rows.length === 0 && !isShared && !isInAccount && !notice;
  useEffect(() => {
    if (isUnserved && mayHaveList()) void revalidate();
  }, [isUnserved, revalidate]);

  async function remove(id: string) {
    toast(await changeWishlist({ remove: id }));
    title.current?.focus();
    await revalidate();
  }

  const gone = isShared ? rows.filter(({ isGone }) => isGone).length : 0;
  const shown = isShared ? rows.filter(({ sold }) => sold) : rows;
  const heading = isShared ? "A List for You" : "Saved for Later";
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={[HOME, { label: heading, to: "/wishlist" }]} />
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <FormNotice notice={notice} />
      <p>{isShared ? SENT : whereItIs(props)}</p>
      {hasFailed && (
        <p role="status" className={styles.note}>
          We could not check today's prices and stock. Please look here again in a moment.
        </p>
      )}
      {gone > 0 && (
        <p role="status" className={styles.note}>
          {gone === 1
            ? "One of these products is not in our shop any more."
            : `${gone} of these products are not in our shop any more.`}
        </p>
      )}
      <ul className={styles.rows}>
        {shown.map((row) => (
          <Row key={row.id} row={row} onRemove={isShared ? undefined : () => remove(row.id)} />
        ))}
      </ul>
      {isShared && shown.length > 0 && <KeepForm rows={shown} />}
      {!isShared && rows.length > 0 && <SendList address={`${props.shopUrl}${props.sharedPath}`} />}
      <p className="no-print">
        {rows.length === 0 ? (
          <Button asChild>
            <Link to="/products">See All Products</Link>
          </Button>
        ) : (
          <Link to="/products" className={styles.way}>
            Continue Shopping
          </Link>
        )}
      </p>
    </div>
  );
}

const SENT =
  "Somebody sent you these products. The prices are today's. Nothing is bought until you pay for it.";

function whereItIs({ rows, isInAccount }: Pick<WishlistPageProps, "rows" | "isInAccount">) {
  if (rows.length === 0) {
    return "Your list is empty. Press “Save for Later” on a product's page, and it will wait for you here.";
  }
  if (isInAccount)
    return "This list is kept in your account. You will find it wherever you sign in.";
  return (
    <>
      This list is kept in this browser for {WISHLIST_COOKIE_DAYS} days.{" "}
      <Link to="/auth?next=%2Fwishlist">Sign in</Link> to keep it in your account, for all your
      devices.
    </>
  );
}

function Row({ row, onRemove }: { row: WishlistRow; onRemove: (() => void) | undefined }) {
  const { id, name, sold, isGone } = row;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onRemove?.();
  }
  return (
    <li className={styles.row}>
      <div className={styles.image}>
        <ProductImage src={sold?.image} alt="" sizes="7rem" />
      </div>
      <div className={styles.facts}>
        {sold ? (
          <Facts name={name} sold={sold} />
        ) : (
          <>
            <h2 className={styles.name}>{name}</h2>
            {isGone && <p className={styles.gone}>We do not sell this any more.</p>}
          </>
        )}
      </div>
      <div className={`${styles.actions} no-print`}>
        {sold && <WayToBuy buyable={sold.buyable} />}
        {onRemove && (
          <form method="post" action="/wishlist" onSubmit={onSubmit}>
            <button
              type="submit"
              name="remove"
              value={id}
              className="text-button"
              // Two quick ones before the scripts are there are two.
              data-held=""
            >
              Remove<span className="visually-hidden"> {name}</span>
            </button>
          </form>
        )}
      </div>
    </li>
  );
}

function Facts({ name, sold }: { name: string; sold: SoldRow }) {
  const { path, variantName, price, hasLostChoice } = sold;
  return (
    <>
      <h2 className={styles.name}>
        <Link to={path}>
          <Unbroken text={name} />
        </Link>
      </h2>
      {variantName && (
        <p>
          <Unbroken text={variantName} />
        </p>
      )}
      {hasLostChoice && (
        <p className={styles.gone}>We do not have what you chose any more. Please choose again.</p>
      )}
      <ProductBadges product={{ ...price, featured: false }} saleLabel="Sale" />
      <ProductPrice product={price} />
    </>
  );
}

/** What somebody was sent becomes a part of the own list. */
const KeepForm = ({ rows }: Pick<WishlistPageProps, "rows">) => (
  <form method="post" action="/wishlist" className="no-print">
    <Button type="submit" tone="secondary" name="add" value={rows.map(({ id }) => id).join(",")}>
      Save All for Later
    </Button>
  </form>
);
