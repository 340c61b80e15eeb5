import { MAX_PERSON_NAME_LENGTH } from "@eldercare/contracts";
import styles from "./account-form.module.css";
import { TextField } from "./form-field";
import type { FieldOf } from "./use-contract-form";

/** First and last name, side by side where there is room. */
export function NameFields({ field }: { field: FieldOf<"firstName" | "lastName"> }) {
  return (
    <div className={styles.pair}>
      <TextField
        label="First name"
        autoComplete="given-name"
        maxLength={MAX_PERSON_NAME_LENGTH}
        {...field("firstName")}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        maxLength={MAX_PERSON_NAME_LENGTH}
        {...field("lastName")}
      />
    </div>
  );
}
