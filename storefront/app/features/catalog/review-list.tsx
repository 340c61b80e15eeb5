import { longDay, type PublishedReview } from "@eldercare/contracts";
import { SHOP } from "~/content/shop";
import { Paragraphs } from "./description-paragraphs";
import { Stars } from "./review-stars";
import styles from "./reviews.module.css";

const starsText = (stars: number) => `${stars} of 5 stars`;

/** What buyers wrote, with what the shop answered below. */
export function ReviewList({ reviews }: { reviews: readonly PublishedReview[] }) {
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ id, name, stars, text, writtenAt, answer }) => (
        <li key={id} className={styles.review}>
          <p className={styles.stars}>
            <Stars rating={stars} />
            <strong>{starsText(stars)}</strong>
          </p>
          <p className={styles.by}>
            {name || "A customer"}, bought here,{" "}
            <time dateTime={writtenAt}>{longDay(writtenAt)}</time>
          </p>
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
          {answer && (
            <div className={styles.answer}>
              <p>
                <strong>Answer from {SHOP.name}</strong>
              </p>
              <Paragraphs text={answer.text} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
