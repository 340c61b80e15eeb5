import {
  formatCents,
  longDay,
  type Order,
  orderRows,
  provinceName,
  refundLabel,
  statusForBuyer,
  streetLine,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useRef } from "react";
import { Link } from "react-router";
import { BuyAgainForm } from "~/components/buy-again-form";
import { CheckIcon, ClockIcon, CloseIcon } from "~/components/icons";
import { useFocusOfHeading } from "~/components/page-heading";
import { PhoneLink } from "~/components/shop-texts";
import { Unbroken } from "~/components/unbroken";
import { orderStatusPath } from "~/features/order-status/order-status-path";
import { ParcelList } from "~/features/parcels/parcel-list";
import styles from "./order-confirmation.module.css";
import type { OrderView } from "./order-view";
import { WhatHappensNext } from "./what-happens-next";

const ICON_OF_TONE = { good: CheckIcon, waiting: ClockIcon, bad: CloseIcon } as const;

/** An order for its buyer, on the screen and on paper. */
export function OrderSheet({
  order,
  view,
  isDemo,
}: {
  order: Order;
  view: OrderView;
  isDemo: boolean;
}) {
  const ToneIcon = ICON_OF_TONE[view.tone];
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOfHeading(heading);
  return (
    <>
      <header className={styles.head} data-tone={view.tone}>
        <span className={styles.sign}>
          <ToneIcon />
        </span>
        <div className={styles.headText} role="status">
          <h1 ref={heading}>{view.title}</h1>
          <p>
            <Unbroken text={view.text} />
          </p>
          {isDemo && <p className={styles.demo}>Demo payments: no card is charged.</p>}
        </div>
        {view.isPayable && (
          <div className={`${styles.headWays} no-print`}>
            <Button asChild>
              <Link to="/checkout">Back to Checkout</Link>
            </Button>
          </div>
        )}
      </header>

      <div className={styles.columns}>
        <section className={`${styles.card} ${styles.whole}`} aria-labelledby="order-items">
          <div className={styles.cardTop}>
            <h2 id="order-items">Order {order.number}</h2>
            <p className={styles.soft}>
              <Unbroken text={`Placed on ${longDay(order.createdAt)}`} />
            </p>
          </div>
          <Items order={order} />
          {order.totals.writtenOrder && (
            <p className={styles.soft}>Written order: {order.totals.writtenOrder}</p>
          )}
        </section>
        <div className={styles.side}>
          <ShippingAddress order={order} />
          {order.parcels && order.parcels.length > 0 && (
            <section className={styles.card} aria-labelledby="order-parcels">
              <h2 id="order-parcels">Where it is</h2>
              <ParcelList parcels={order.parcels} isPart={statusForBuyer(order) === "paid"} />
            </section>
          )}
        </div>
      </div>
      {view.tone === "good" && <WhatHappensNext order={order} />}

      <div className={`${styles.ways} no-print`}>
        <Button tone="secondary" onClick={() => window.print()}>
          Print This Page
        </Button>
        <Button asChild tone="secondary">
          {order.isGuest ? (
            <Link to="/auth?tab=register">Create an Account</Link>
          ) : (
            <Link to="/account">See All Your Orders</Link>
          )}
        </Button>
        {statusForBuyer(order) !== "pending" && <BuyAgainForm orderId={order.id} />}
        {order.returnToken && (
          <Button asChild tone="secondary">
            <Link to={`${orderStatusPath(order.returnToken)}#return`}>Return Something</Link>
          </Button>
        )}
        <Button asChild tone="secondary">
          <Link to="/products">Continue Shopping</Link>
        </Button>
      </div>
      {order.isGuest && (
        <p className={`${styles.help} no-print`}>
          You ordered as a guest. Our emails have a link that shows your order. If you create an
          account with {order.email}, this order is added to it once you verify that address.
        </p>
      )}
      <p className={styles.help}>
        Questions? Call us at <PhoneLink />. Your order number is {order.number}.
      </p>
    </>
  );
}

function Items({ order }: { order: Order }) {
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map(({ productId, variantId, variantName, name, qty, unitPriceCAD }) => (
          <tr key={variantId ?? productId ?? name}>
            <th scope="row">
              <Unbroken text={name} />
              {variantName && (
                <span className={styles.unit}>
                  <Unbroken text={variantName} />
                </span>
              )}
              <span className={styles.unit}>
                {qty} × {formatCents(unitPriceCAD)}
              </span>
              {productId && order.reviewable?.includes(productId) && (
                <Link
                  to={`/product/${productId}/review`}
                  className={`${styles.review} no-print`}
                  aria-label={`Write a review: ${name}`}
                >
                  Write a review
                </Link>
              )}
            </th>
            <td>{formatCents(unitPriceCAD * qty)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {orderRows(order.totals).map(({ label, amount, isTotal }) => (
          <tr key={label} className={isTotal ? styles.total : undefined}>
            <th scope="row">{label}</th>
            <td>{amount}</td>
          </tr>
        ))}
        {order.refunds?.map((refund) => (
          <tr key={refund.at}>
            <th scope="row">
              <Unbroken text={refundLabel(refund)} />
            </th>
            <td>{formatCents(-refund.amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function ShippingAddress({ order: { shipping } }: { order: Order }) {
  const province = provinceName(shipping.region);
  return (
    <section className={styles.card} aria-labelledby="order-address">
      <h2 id="order-address">Shipping Address</h2>
      <address className={styles.address}>
        <strong>{shipping.name}</strong>
        <span>{streetLine(shipping)}</span>
        <span>
          {shipping.city}, {province} <Unbroken text={shipping.postal} />
        </span>
        <span>
          <Unbroken text={shipping.phone} />
        </span>
        <span>{shipping.email}</span>
        {shipping.note && <span>For the carrier: {shipping.note}</span>}
      </address>
    </section>
  );
}
