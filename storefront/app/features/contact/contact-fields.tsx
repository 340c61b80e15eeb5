import { Field, type FieldTexts } from "@eldercare/ui/field";
import { type ComponentProps, forwardRef } from "react";
import { ChevronDownIcon } from "~/components/icons";
import look from "~/features/account/account-form.module.css";
import styles from "./contact-fields.module.css";

type ChoiceProps = ComponentProps<"select"> & FieldTexts & { choices: readonly string[] };

/** A labelled choice among a few texts; the first entry asks for a choice. */
export const ChoiceField = forwardRef<HTMLSelectElement, ChoiceProps>(function ChoiceField(
  { label, hint, error, choices, ...select },
  ref,
) {
  return (
    <Field label={label} hint={hint} error={error} look={look}>
      {(ties) => (
        <span className={styles.choice}>
          <select {...select} {...ties} ref={ref} className={look.input}>
            <option value="">Please choose</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </Field>
  );
});
