import { personalPageHeaders } from "~/api/personal-page.server";
import { loadReviewForm } from "~/features/reviews/load-review-form.server";
import { postReview } from "~/features/reviews/post-review.server";
import { ReviewPage } from "~/features/reviews/review-page";
import { reviewMeta } from "~/features/reviews/review-route";
import type { Route } from "./+types/review-by-link";

/** The form sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) => postReview(request);

export const loader = ({ request, params: { token } }: Route.LoaderArgs) =>
  loadReviewForm(request, { token });

export const headers = personalPageHeaders;

export { reviewMeta as meta };

/** Of the link of a mail: nobody has to be signed in. */
export default function ReviewByLinkPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return <ReviewPage served={loaderData} token={params.token} posted={actionData} />;
}
