import {
  MAX_REVIEW_ANSWER_LENGTH,
  REVIEW_REFUSALS,
  type Review,
  type ReviewRefusal,
} from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { CustomerLink } from "../components/customer-link";
import { formatMoment } from "../components/dates";
import { Dialog } from "../components/dialog";
import { DraftQuestion } from "../components/draft-question";
import { Facts } from "../components/facts";
import { SelectField, TextAreaField } from "../components/field";
import { CheckIcon } from "../components/icons";
import { useUnsaved } from "../components/leave-guard";
import { useKeptDraft } from "../components/use-draft";
import { useAdminHost } from "../host/admin-host";
import styles from "./review-dialog.module.css";
import { ReviewStateBadge } from "./review-state-badge";
import { productName } from "./review-table";
import { starsText } from "./stars-text";
import { useAnswerReview, useJudgeReview } from "./use-review-changes";

const REASONS = Object.entries(REVIEW_REFUSALS) as [ReviewRefusal, string][];

type ReviewDialogProps = {
  review: Review;
  onChange: (review: Review) => void;
  /** A change was refused: its writer may have changed it, too. */
  onFailure: () => void;
  onClose: () => void;
};

/** One review to read, to publish or refuse, and to answer. */
export function ReviewDialog({ review, onChange, onFailure, onClose }: ReviewDialogProps) {
  const after = { onSuccess: onChange, onError: onFailure };
  const judge = useJudgeReview();
  const { id, name, email, stars, text, state, reason, writtenAt } = review;
  return (
    <Dialog
      title={productName(review)}
      isOpen
      onClose={onClose}
      footer={
        <Button
          disabled={judge.isPending || state === "published"}
          onClick={() => judge.mutate({ id, body: { state: "published", writtenAt } }, after)}
        >
          <CheckIcon />
          {state === "published" ? "Published" : "Publish"}
        </Button>
      }
    >
      <div className={styles.review}>
        <Facts
          facts={[
            { term: "Stars", value: starsText(stars) },
            { term: "Shown as", value: name || "A customer" },
            ...(email
              ? [{ term: "Email", value: <CustomerLink who={{ email }}>{email}</CustomerLink> }]
              : []),
            { term: "Written", value: formatMoment(writtenAt) },
            { term: "Status", value: <ReviewStateBadge state={state} /> },
            ...(reason ? [{ term: "Refused", value: REVIEW_REFUSALS[reason] }] : []),
          ]}
        />
        <p className={styles.text}>{text}</p>
        <Refusing
          review={review}
          isPending={judge.isPending}
          onRefuse={(key) =>
            judge.mutate({ id, body: { state: "refused", reason: key, writtenAt } }, after)
          }
        />
        <Answering review={review} after={after} />
      </div>
    </Dialog>
  );
}

type RefusingProps = {
  review: Review;
  isPending: boolean;
  onRefuse: (reason: ReviewRefusal) => void;
};

/** Few stars are no reason: the list has them all. */
function Refusing({ review, isPending, onRefuse }: RefusingProps) {
  const [reason, setReason] = useState<ReviewRefusal | "">(review.reason ?? "");
  return (
    <div className={styles.part}>
      <SelectField
        label="Reason to refuse it"
        hint="The writer will read it. That somebody dislikes a product is no reason."
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value as ReviewRefusal | "")}
      >
        <option value="">Please choose</option>
        {REASONS.map(([key, sentence]) => (
          <option key={key} value={key}>
            {sentence}
          </option>
        ))}
      </SelectField>
      <div>
        <Button
          tone="secondary"
          disabled={isPending || reason === ""}
          onClick={() => reason && onRefuse(reason)}
        >
          Refuse
        </Button>
      </div>
    </div>
  );
}

type AnsweringProps = {
  review: Review;
  after: { onSuccess: (review: Review) => void; onError: () => void };
};

function Answering({ review, after }: AnsweringProps) {
  const { id, writtenAt } = review;
  const change = useAnswerReview();
  const { personId } = useAdminHost();
  const stored = review.answer?.text ?? "";
  const [answer, setAnswer] = useState(stored);
  const isChanged = answer.trim() !== stored;
  useUnsaved(isChanged);
  const draft = useKeptDraft(
    `answer:${id}`,
    { begun: null, typed: isChanged ? { answer } : null },
    ({ values }) => setAnswer(String(values.answer ?? "")),
    personId,
  );
  return (
    <div className={styles.part}>
      <DraftQuestion {...draft} />
      <TextAreaField
        label="Your answer"
        hint="Everybody reads it below the review. Empty: no answer."
        rows={4}
        maxLength={MAX_REVIEW_ANSWER_LENGTH}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <div>
        <Button
          tone="secondary"
          disabled={change.isPending || !isChanged}
          onClick={() => change.mutate({ id, body: { answer, writtenAt } }, after)}
        >
          Save Answer
        </Button>
      </div>
    </div>
  );
}
