import type { ReviewAnswerBody, ReviewJudgement } from "@eldercare/contracts";
import { useAdminMutation } from "../host/use-admin-mutation";

/** Publishes a review, or refuses it for a reason of the list. */
export function useJudgeReview() {
  return useAdminMutation({
    send: ({ id, body }: { id: string; body: ReviewJudgement }, call) =>
      call("reviews.judge", { params: { id }, body }),
    refreshes: ["reviews"],
    success: ({ state }) => ({
      title: "Review Updated",
      description:
        state === "published" ? "It is on the product's page." : "Its writer can read the reason.",
    }),
    failure: "Failed to update review. Please try again.",
  });
}

/** Says something below a review; nothing takes the answer away. */
export function useAnswerReview() {
  return useAdminMutation({
    send: ({ id, body }: { id: string; body: ReviewAnswerBody }, call) =>
      call("reviews.answer", { params: { id }, body }),
    refreshes: ["reviews"],
    success: ({ answer }) => ({
      title: "Review Updated",
      description: answer ? "Your answer stands below it." : "It has no answer any more.",
    }),
    failure: "Failed to save the answer. Please try again.",
  });
}
