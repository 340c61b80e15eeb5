import type { OwnReviewResponse } from "@eldercare/contracts";
import { data } from "react-router";
import { ApiError } from "~/api/api-error";
import { personalHeaders } from "~/api/notice.server";
import { asPageFailure } from "~/api/query-client";
import { apiForVisitor } from "~/api/visitor-api.server";

/** What a review's form begins with, or why there is none; `isSent`: it was sent and taken. */
export type ServedReviewForm = {
  asked: OwnReviewResponse | null;
  problem: { sentence: string; isSignedOut: boolean } | null;
  isSent: boolean;
};

/** `loader` of a review's form: for whoever has a mail's link, or is signed in and bought the product. */
export async function loadReviewForm(
  request: Request,
  query: { token: string } | { slug: string },
) {
  const api = apiForVisitor(request);
  const isSent = new URL(request.url).searchParams.get("sent") === "yes";
  const answer = (served: Omit<ServedReviewForm, "isSent">, status = 200) =>
    data<ServedReviewForm>(
      { ...served, isSent },
      { status, headers: personalHeaders(request, null, api.setCookies) },
    );
  try {
    return answer({ asked: await api.call("reviews.readOwn", { query }), problem: null });
  } catch (error) {
    const page = asPageFailure(error);
    if (!(page instanceof ApiError)) throw page;
    const problem = { sentence: page.sentence, isSignedOut: page.status === 401 };
    // Who is not signed in yet is not at fault: nothing went wrong with the page.
    return answer({ asked: null, problem }, problem.isSignedOut ? 200 : page.status);
  }
}
