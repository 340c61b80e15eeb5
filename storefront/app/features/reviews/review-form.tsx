import {
  MAX_REVIEW_NAME_LENGTH,
  MAX_REVIEW_TEXT_LENGTH,
  type OwnReviewResponse,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useState } from "react";
import { shopApi } from "~/api/shop-api";
import styles from "~/features/account/account-form.module.css";
import { TextAreaField, TextField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import type { PostedForm } from "~/features/account/posted-form";
import { useContractForm } from "~/features/account/use-contract-form";
import { ReviewSent } from "./review-sent";
import { StarsField } from "./stars-field";

type ReviewFormProps = {
  asked: OwnReviewResponse;
  /** Of the link of a mail; without it whoever is signed in writes. */
  token: string | null;
  posted?: PostedForm | undefined;
};

/** Stars, text and the name to show. Without scripts it is posted to its own page. */
export function ReviewForm({ asked: { product, name, review }, token, posted }: ReviewFormProps) {
  const [isSent, setSent] = useState(false);
  const form = useContractForm({
    schema: (schemas) => schemas.ReviewBody,
    posted,
    initial: { name, text: review?.text ?? "", stars: String(review?.stars ?? "") },
    async send(body) {
      await shopApi.call("reviews.write", { params: { slug: product.slug }, body });
      setSent(true);
    },
  });
  if (isSent) return <ReviewSent product={product} />;
  return (
    <form className={styles.form} {...form.props}>
      <FormProblem problem={form.problem} />
      <input type="hidden" name="slug" value={product.slug} />
      {token !== null && <input type="hidden" name="token" value={token} />}
      <StarsField {...form.field("stars")} />
      <TextAreaField
        label="What do you think of it?"
        hint="What is good, what is not, and who it is for. Please leave out names, phone numbers and addresses."
        rows={8}
        maxLength={MAX_REVIEW_TEXT_LENGTH}
        {...form.field("text")}
      />
      <TextField
        label="Name to show with your review"
        hint="Your first name or initials are enough."
        autoComplete="given-name"
        maxLength={MAX_REVIEW_NAME_LENGTH}
        {...form.field("name")}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Sending..." : "Send My Review"}
        </Button>
      </div>
    </form>
  );
}
