import { postForm } from "~/features/account/posted-form.server";

/** `action` of a review's form that was sent without scripts; leads back to its page. */
export const postReview = (request: Request) =>
  postForm(
    request,
    { "reviews.write": () => ({ path: `${new URL(request.url).pathname}?sent=yes` }) },
    ({ slug = "" }) => ({ slug }),
  );
