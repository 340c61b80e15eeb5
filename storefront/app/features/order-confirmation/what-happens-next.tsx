import { type Order, RETURN_DAYS, statusForBuyer } from "@eldercare/contracts";
import { Link } from "react-router";
import { PhoneLink } from "~/components/shop-texts";
import styles from "./order-confirmation.module.css";

/** From the parcel to the return, so that nobody has to wonder. */
export function WhatHappensNext({ order }: { order: Order }) {
  const isSent = statusForBuyer(order) === "fulfilled";
  const isPartSent = !isSent && (order.parcels?.length ?? 0) > 0;
  const isReturnable = order.items.some(({ returnRule }) => !returnRule);
  // The days to send it back are over: whoever looks at it has had it for long.
  if (isSent && isReturnable && !order.returnToken) return null;
  return (
    <section className={styles.card} aria-labelledby="what-next">
      <h2 id="what-next">What happens next</h2>
      <ol className={styles.steps}>
        {!isSent && !isPartSent && (
          <li>
            <strong>We pack your order.</strong> If you paid before noon Eastern time on a weekday,
            we pack it the same day. If not, we pack it on the next business day. To change or
            cancel it before that, call <PhoneLink />.
          </li>
        )}
        {!isSent && (
          <li>
            <strong>We email you when {isPartSent ? "the rest" : "it"} leaves.</strong> The email
            goes to {order.shipping.email}.
          </li>
        )}
        <li>
          <strong>It arrives at your door.</strong> <Link to="/shipping">How long it takes</Link>{" "}
          depends on where you live.
        </li>
        {isReturnable && (
          <li>
            <strong>You have {RETURN_DAYS} days to change your mind.</strong>{" "}
            {!isSent && "Once it has been sent, you can ask for a return right here. "}
            <Link to="/returns">How returns work</Link>
          </li>
        )}
      </ol>
    </section>
  );
}
