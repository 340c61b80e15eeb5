import { personalPageHeaders } from "~/api/personal-page.server";
import { loadReviewForm } from "~/features/reviews/load-review-form.server";
import { postReview } from "~/features/reviews/post-review.server";
import { ReviewPage } from "~/features/reviews/review-page";
import { reviewMeta } from "~/features/reviews/review-route";
import type { Route } from "./+types/review";

/** The form sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) => postReview(request);

export const loader = ({ request, params: { slug } }: Route.LoaderArgs) =>
  loadReviewForm(request, { slug });

export const headers = personalPageHeaders;

export { reviewMeta as meta };

/** Of whoever is signed in and bought the product. */
export default function OwnReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage served={loaderData} token={null} posted={actionData} />;
}
