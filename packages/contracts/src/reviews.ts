import { z } from "zod";
import { MAX_LIST_LIMIT } from "./constants.js";
import { queryInteger, queryText } from "./query-values.js";
import {
  MAX_REVIEW_ANSWER_LENGTH,
  MAX_REVIEW_NAME_LENGTH,
  MAX_REVIEW_TEXT_LENGTH,
  MAX_SEARCH_LENGTH,
} from "./text-limits.js";
import { plainText, requiredLine, requiredText } from "./texts.js";

/** Reviews by people who bought the product here (spec §2 Product detail, decision 089). */

/** As staff judged it: a review waits until they did. */
export const REVIEW_STATES = ["waiting", "published", "refused"] as const;
export const ReviewState = z.enum(REVIEW_STATES);
export type ReviewState = z.infer<typeof ReviewState>;

/**
 * The only reasons to refuse a review, in the words that its writer reads. What somebody thinks of a
 * product is none of them.
 */
export const REVIEW_REFUSALS = {
  "off-topic": "It is not about this product.",
  personal: "It holds personal details, such as a name, a phone number or an address.",
  abusive: "It insults or threatens somebody.",
  advertising: "It advertises something else.",
  "not-genuine": "It was not written by somebody who used the product.",
} as const;
export type ReviewRefusal = keyof typeof REVIEW_REFUSALS;
const ReviewRefusal = z.enum(Object.keys(REVIEW_REFUSALS) as [ReviewRefusal, ...ReviewRefusal[]], {
  error: "Please choose a reason.",
});

const STARS = "Please choose from 1 to 5 stars";
const Stars = z.int({ error: STARS }).min(1, STARS).max(5, STARS);

/** `code` of a review by somebody who did not buy the product here, or has not got it yet. */
export const NOT_BOUGHT = "not_bought";
/** `code` of a mail's link that is not the shop's, or whose time is over. */
export const REVIEW_LINK_INVALID = "review_link_invalid";

/** What the shop answered below a review. */
const ReviewAnswer = z.object({ text: z.string(), at: z.string() });

/** A review as everybody reads it. `name` may be empty: of somebody who was erased since. */
export const PublishedReview = z.object({
  id: z.string(),
  name: z.string(),
  stars: Stars,
  text: z.string(),
  /** When it was written, in ISO 8601. */
  writtenAt: z.string(),
  answer: ReviewAnswer.nullable(),
});
export type PublishedReview = z.infer<typeof PublishedReview>;

/** GET /api/products/{slug}/reviews. */
export const ReviewListQuery = z
  .object({
    limit: queryInteger("limit", 1, 100),
    offset: queryInteger("offset", 0, 1_000_000),
  })
  .partial();
export type ReviewListQuery = z.output<typeof ReviewListQuery>;

/** Published reviews of a product, the newest first. */
export const ReviewListResponse = z.object({
  reviews: z.array(PublishedReview),
  total: z.int().nonnegative(),
  /** Of all of them, in hundredths; 0 without any. */
  average: z.number().min(0).max(5),
  /** How many gave one star, two stars … five. */
  counts: z.array(z.int().nonnegative()).length(5),
});
export type ReviewListResponse = z.infer<typeof ReviewListResponse>;

/** A review as whoever wrote it reads it. */
export const OwnReview = z.object({
  name: z.string(),
  stars: Stars,
  text: z.string(),
  state: ReviewState,
  /** Why it was refused, as a sentence. */
  reason: z.string().nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

const LINK_INCOMPLETE = "The link is incomplete.";
const ReviewToken = z
  .string({ error: LINK_INCOMPLETE })
  .min(1, LINK_INCOMPLETE)
  .max(500, LINK_INCOMPLETE);

/** GET /api/reviews/own: the product by the link of a mail, or else by its slug for whoever is signed in. */
export const OwnReviewQuery = z
  .object({ token: ReviewToken, slug: queryText("slug", 200) })
  .partial()
  .refine(({ token, slug }) => (token === undefined) !== (slug === undefined), LINK_INCOMPLETE);
export type OwnReviewQuery = z.output<typeof OwnReviewQuery>;

/** What a form needs to begin with. */
export const OwnReviewResponse = z.object({
  product: z.object({ name: z.string(), slug: z.string(), image: z.string().nullable() }),
  /** The name to begin with: that of the review, else the buyer's first name. */
  name: z.string(),
  review: OwnReview.nullable(),
});
export type OwnReviewResponse = z.infer<typeof OwnReviewResponse>;

/** POST /api/products/{slug}/reviews: of whoever is signed in, or of the buyer whose link it is. */
export const ReviewBody = z.object({
  /** As a form has it, or as the number that becomes of it. */
  stars: z
    .union([z.string(), z.number()], { error: STARS })
    .transform((stars) => Number(stars))
    .pipe(Stars),
  text: requiredText("Please write what you think of it", MAX_REVIEW_TEXT_LENGTH),
  name: requiredLine("Please choose a name to show", MAX_REVIEW_NAME_LENGTH),
  token: ReviewToken.optional(),
});
export type ReviewBody = z.output<typeof ReviewBody>;

/** A review as staff see it. */
export const Review = z.object({
  id: z.string(),
  /** Null for a product that is gone for good. */
  product: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  orderId: z.string(),
  /** Null of somebody whom the shop does not know any more. */
  email: z.string().nullable(),
  name: z.string(),
  stars: Stars,
  text: z.string(),
  state: ReviewState,
  reason: ReviewRefusal.nullable(),
  answer: ReviewAnswer.nullable(),
  writtenAt: z.string(),
});
export type Review = z.infer<typeof Review>;

/** GET /api/reviews (staff only): the newest first; `search` looks in name, address and text. */
export const StaffReviewListQuery = z
  .object({
    state: ReviewState,
    search: queryText("search", MAX_SEARCH_LENGTH),
    limit: queryInteger("limit", 1, MAX_LIST_LIMIT),
    offset: queryInteger("offset", 0, 1_000_000),
  })
  .partial();
export type StaffReviewListQuery = z.output<typeof StaffReviewListQuery>;

export const StaffReviewListResponse = z.object({
  reviews: z.array(Review),
  total: z.int().nonnegative(),
  /** How many wait to be judged, whatever was searched for. */
  waiting: z.int().nonnegative(),
});
export type StaffReviewListResponse = z.infer<typeof StaffReviewListResponse>;

/** Which text staff have read: a review that its writer changed since is not judged by it. */
const ReadText = z.object({ writtenAt: z.iso.datetime("Please say which text you have read") });

/** PUT /api/reviews/{id} (staff only); answers the {@link Review}. */
export const ReviewJudgement = z.discriminatedUnion("state", [
  ReadText.extend({ state: z.literal("published") }),
  ReadText.extend({ state: z.literal("refused"), reason: ReviewRefusal }),
]);
export type ReviewJudgement = z.output<typeof ReviewJudgement>;

/** PUT /api/reviews/{id}/answer (staff only): an empty one takes the answer away. */
export const ReviewAnswerBody = ReadText.extend({ answer: plainText(MAX_REVIEW_ANSWER_LENGTH) });
export type ReviewAnswerBody = z.output<typeof ReviewAnswerBody>;
