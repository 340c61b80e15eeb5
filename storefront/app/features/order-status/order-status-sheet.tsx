import { longDay, type OrderLookUp, provinceName, statusForBuyer } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { PhoneLink } from "~/components/shop-texts";
import { Unbroken } from "~/components/unbroken";
import { CALL_FIELD, type PostedForm } from "~/features/account/posted-form";
import { ParcelList } from "~/features/parcels/parcel-list";
import { OrderItems } from "./order-items";
import styles from "./order-status.module.css";
import { orderStatusPath } from "./order-status-path";
import { ReturnCard } from "./return-card";
import { STEP_TEXT, statusView } from "./status-view";

/** One order as number and address open it: how it stands, what is in it, where its parcels are. */
export function OrderStatusSheet({
  found,
  posted,
}: {
  found: OrderLookUp;
  /** A form of this page that was refused. */
  posted: PostedForm | undefined;
}) {
  const { order, destination, parcels } = found;
  const view = statusView(found);
  const province = provinceName(destination.region);
  return (
    <>
      <header className={styles.head} data-tone={view.tone}>
        <h1>Order {order.number}</h1>
        <p className={styles.title}>{view.title}</p>
        <p>
          <Unbroken text={view.text} />
        </p>
      </header>
      {found.isClaimable && <ClaimOrder />}
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="status-items">
          <h2 id="status-items">What you ordered</h2>
          <OrderItems order={order} />
        </section>
        <div className={styles.side}>
          <section className={styles.card} aria-labelledby="status-steps">
            <h2 id="status-steps">What happened</h2>
            <ol className={styles.steps}>
              {found.steps.map(({ at, to }) => (
                <li key={`${at} ${to}`}>
                  <strong>{STEP_TEXT[to]}</strong> <time dateTime={at}>{longDay(at)}</time>
                </li>
              ))}
            </ol>
          </section>
          <section className={styles.card} aria-labelledby="status-delivery">
            <h2 id="status-delivery">Delivery</h2>
            <p>
              To {destination.city}, {province}
            </p>
            <ParcelList parcels={parcels} isPart={statusForBuyer(order) === "paid"} />
            <p className={styles.soft}>
              We do not show the name and street here, because links get forwarded.
              {!found.hasNoEmail && " They are in your order confirmation email."}
            </p>
          </section>
        </div>
      </div>
      <ReturnCard found={found} posted={posted} />
      <div className={styles.ways}>
        <Button asChild tone="secondary">
          <Link to={orderStatusPath(found.token)} reloadDocument>
            Check Again
          </Link>
        </Button>
        <Button asChild tone="secondary">
          <Link to="/order-status">Look Up Another Order</Link>
        </Button>
      </div>
      <p className={styles.soft}>
        Questions? Call us at <PhoneLink />. Your order number is {order.number}.
      </p>
    </>
  );
}

/** Posted as a document with and without scripts: the account is a page of one person, rendered anew. */
function ClaimOrder() {
  return (
    <form className={styles.card} method="post" action="/order-status">
      <p>This order was placed as a guest with the address of your account.</p>
      <div>
        <Button type="submit" name={CALL_FIELD} value="account.claimOrders">
          Add to My Account
        </Button>
      </div>
    </form>
  );
}
