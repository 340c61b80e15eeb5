import look from "~/features/account/account-form.module.css";
import { Stars } from "~/features/catalog/review-stars";
import styles from "./stars-field.module.css";

const WORDS = [
  [5, "Very good"],
  [4, "Good"],
  [3, "Fair"],
  [2, "Poor"],
  [1, "Very poor"],
] as const;

type StarsFieldProps = {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

/** From five stars to one, to choose from. */
export function StarsField({ name, defaultValue, error }: StarsFieldProps) {
  return (
    <fieldset className={styles.stars} aria-describedby={error ? "stars-error" : undefined}>
      <legend className={look.label}>How many stars do you give it?</legend>
      {WORDS.map(([stars, words]) => (
        <label key={stars} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={stars}
            defaultChecked={String(stars) === defaultValue}
            aria-invalid={error ? true : undefined}
          />
          <Stars rating={stars} />
          <span>
            {stars} {stars === 1 ? "star" : "stars"}: {words}
          </span>
        </label>
      ))}
      {error && (
        <p id="stars-error" className={look.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
