import {
  CarouselListResponse,
  CategoryListResponse,
  OwnReview,
  OwnReviewResponse,
  PostDetail,
  PostListResponse,
  ReviewListResponse,
  SuggestionsResponse,
} from "@eldercare/contracts";
import type { AnswerSchemas } from "@eldercare/contracts/api";
import type { CallName } from "@eldercare/contracts/calls";

/** What calls for all that leads to products answer: categories, suggestions, reviews, care guides. */
export const ANSWERS = {
  "categories.list": CategoryListResponse,
  "carousel.list": CarouselListResponse,
  "suggestions.list": SuggestionsResponse,
  "reviews.list": ReviewListResponse,
  "reviews.readOwn": OwnReviewResponse,
  "reviews.write": OwnReview,
  "posts.list": PostListResponse,
  "posts.read": PostDetail,
} satisfies Partial<AnswerSchemas<CallName>>;
