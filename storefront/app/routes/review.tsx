import { loadReviewForm } from "~/features/reviews/load-review-form.server";
import { postReview } from "~/features/reviews/post-review.server";
import { ReviewPage } from "~/features/reviews/review-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/review";

/** The form sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) => postReview(request);

export const loader = ({ request, params: { slug } }: Route.LoaderArgs) =>
  loadReviewForm(request, { slug });

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

/** Of whoever is signed in and bought the product. */
export default function OwnReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage served={loaderData} token={null} posted={actionData} />;
}
