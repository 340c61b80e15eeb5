import type { OwnReview } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link, useLocation } from "react-router";
import { HOME } from "~/components/breadcrumb";
import { AccountPage } from "~/features/account/account-page";
import type { PostedForm } from "~/features/account/posted-form";
import { productCrumbs } from "~/features/catalog/product-crumbs";
import type { ServedReviewForm } from "./load-review-form.server";
import { ReviewForm } from "./review-form";
import { ReviewSent } from "./review-sent";

const TITLE = "Write a Review";

/** How an earlier review stands. */
function stateText({ state, reason }: OwnReview): string {
  if (state === "refused") return `We did not publish your review: ${reason ?? ""}`;
  if (state === "published") return "Your review is on the product's page.";
  return "We will show your review once we have read it.";
}

type ReviewPageProps = {
  served: ServedReviewForm;
  token: string | null;
  posted: PostedForm | undefined;
};

/** The page on which a buyer writes or changes a review (spec §2 Product detail). */
export function ReviewPage({ served, token, posted }: ReviewPageProps) {
  const { pathname } = useLocation();
  const here = { label: TITLE, to: pathname };
  const { asked, problem, isSent } = served;
  if (!asked) {
    // What was bought, and can be written about, stands in the account when a link no longer works.
    const next = problem?.isSignedOut ? pathname : token && "/account";
    return (
      <AccountPage title={TITLE} crumbs={[HOME, here]}>
        <p>{problem?.sentence}</p>
        <p>Reviews are by people who bought the product here.</p>
        <div>
          <Button asChild>
            {next ? (
              <Link to={`/auth?${new URLSearchParams({ next })}`}>Sign In</Link>
            ) : (
              <Link to="/products">See All Products</Link>
            )}
          </Button>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={TITLE} crumbs={[...productCrumbs(asked.product), here]}>
      {isSent && !posted ? (
        <ReviewSent product={asked.product} />
      ) : (
        <>
          <p>
            You bought <strong>{asked.product.name}</strong> from us.
          </p>
          {asked.review && (
            <p>
              {stateText(asked.review)} If you change it, we will read it again before it is shown.
            </p>
          )}
          <ReviewForm asked={asked} token={token} posted={posted} />
        </>
      )}
    </AccountPage>
  );
}
