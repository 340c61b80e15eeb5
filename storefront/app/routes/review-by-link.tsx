import { loadReviewForm } from "~/features/reviews/load-review-form.server";
import { postReview } from "~/features/reviews/post-review.server";
import { ReviewPage } from "~/features/reviews/review-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/review-by-link";

/** The form sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) => postReview(request);

export const loader = ({ request, params: { token } }: Route.LoaderArgs) =>
  loadReviewForm(request, { token });

/** A page of one person: nobody else may be shown it. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Write a Review",
    description: "What you think of something you bought.",
    path: "/review",
    isHidden: true,
  });

/** Of the link of a mail: nobody has to be signed in. */
export default function ReviewByLinkPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return <ReviewPage served={loaderData} token={params.token} posted={actionData} />;
}
