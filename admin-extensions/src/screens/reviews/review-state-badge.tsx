import type { ReviewState } from "@eldercare/contracts";
import { Badge } from "../components/badge";

export const STATE_TEXT: Record<ReviewState, string> = {
  waiting: "Waiting",
  published: "Published",
  refused: "Refused",
};
const TONE = { waiting: "amber", published: "sage", refused: "grey" } as const;

/** How a review stands. */
export const ReviewStateBadge = ({ state }: { state: ReviewState }) => (
  <Badge tone={TONE[state]}>{STATE_TEXT[state]}</Badge>
);
