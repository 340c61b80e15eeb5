import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { NoticePage } from "~/components/notice-page";
import styles from "~/components/notice-page.module.css";

/** No such order, or somebody else's: nothing tells which. */
export function OrderMissing() {
  return (
    <NoticePage
      title="We could not find this order"
      ways={
        <>
          <Button asChild>
            <Link to="/account">See Your Orders</Link>
          </Button>
          <Button asChild tone="secondary">
            <Link to="/products">Continue Shopping</Link>
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        An order can only be opened by the account that placed it. Perhaps you are signed in with
        another one, or the link is incomplete. With its number and your email address you can{" "}
        <Link to="/order-status">see how it stands</Link>.
      </p>
    </NoticePage>
  );
}
