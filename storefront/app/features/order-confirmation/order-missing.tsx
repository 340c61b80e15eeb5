import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { PhoneLink } from "~/components/shop-texts";
import styles from "./order-confirmation.module.css";

/** No such order, or somebody else's: nothing tells which. */
export function OrderMissing() {
  return (
    <div className={styles.waiting}>
      <h1>We could not find this order</h1>
      <p>
        An order can only be opened by the account that placed it. Perhaps you are signed in with
        another one, or the link is incomplete. With its number and your email address you can{" "}
        <Link to="/order-status">see how it stands</Link>.
      </p>
      <div className={styles.ways}>
        <Button asChild>
          <Link to="/account">See Your Orders</Link>
        </Button>
        <Button asChild tone="secondary">
          <Link to="/products">Continue Shopping</Link>
        </Button>
      </div>
      <p>
        Still stuck? Call us at <PhoneLink />.
      </p>
    </div>
  );
}
