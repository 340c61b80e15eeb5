import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import { ReviewSettings, ReviewSettingsBody } from "../review-settings.js";
import {
  NOT_BOUGHT,
  OwnReview,
  OwnReviewQuery,
  OwnReviewResponse,
  REVIEW_LINK_INVALID,
  Review,
  ReviewAnswerBody,
  ReviewBody,
  ReviewJudgement,
  ReviewListQuery,
  ReviewListResponse,
  StaffReviewListQuery,
  StaffReviewListResponse,
} from "../reviews.js";
import type { CallTable } from "./call.js";

/** Reviews of products: read, written by buyers, judged and answered by staff. */
export const reviewCalls = {
  "reviews.list": {
    summary: "Published reviews of a product, the newest first, with how many gave how many stars.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    query: ReviewListQuery,
    answer: ReviewListResponse,
    errors: { 404: [] },
  },
  "reviews.readOwn": {
    summary: "The own review of a product, for its buyer: signed in, or with the link of a mail.",
    access: "anyone",
    limits: ["reviewIp"],
    query: OwnReviewQuery,
    answer: OwnReviewResponse,
    errors: { 400: [REVIEW_LINK_INVALID], 401: [], 403: [NOT_BOUGHT], 404: [], 409: [] },
  },
  "reviews.write": {
    summary: "Writes or changes it; it waits until staff have judged it.",
    access: "anyone",
    limits: ["reviewIp", "reviewAddress"],
    body: ReviewBody,
    answer: OwnReview,
    errors: { 400: [REVIEW_LINK_INVALID], 401: [], 403: [NOT_BOUGHT], 404: [], 409: [] },
  },
  "reviews.listAll": {
    summary: "All reviews, the newest first.",
    access: "staff",
    roles: ["manager", "writer"],
    query: StaffReviewListQuery,
    answer: StaffReviewListResponse,
  },
  "reviews.judge": {
    summary: "Publishes a review, or refuses it with a reason.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["review.judged"],
    body: ReviewJudgement,
    answer: Review,
    errors: { 404: [], 409: [] },
  },
  "reviews.answer": {
    summary: "Answers a review below it; an empty answer is taken away.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["review.answered"],
    body: ReviewAnswerBody,
    answer: Review,
    errors: { 404: [], 409: [] },
  },
  "reviewSettings.read": {
    summary: "Whether and when buyers are asked for a review.",
    access: "staff",
    answer: ReviewSettings,
  },
  "reviewSettings.change": {
    summary: "Sets it.",
    access: "staff",
    records: ["settings.changed"],
    body: ReviewSettingsBody,
    answer: ReviewSettings,
    errors: { 409: [CHANGED_MEANWHILE] },
  },
} as const satisfies CallTable;
