import type { OwnReviewResponse } from "@eldercare/contracts";
import { Link } from "react-router";
import styles from "~/features/account/account-form.module.css";
import { OutcomeHeading } from "~/features/account/account-page";

/** What becomes of a review that was sent. */
export function ReviewSent({ product }: Pick<OwnReviewResponse, "product">) {
  return (
    <div className={styles.done}>
      <OutcomeHeading>Thank you for your review</OutcomeHeading>
      <p>We read every review before we show it. Good or bad, it is shown in your own words.</p>
      <p>
        <Link to={`/product/${product.slug}`} className={styles.textLink}>
          Back to {product.name}
        </Link>
      </p>
    </div>
  );
}
