import { Field, type FieldTexts } from "@eldercare/ui/field";
import { fieldsOf } from "@eldercare/ui/fields";
import { type ComponentProps, forwardRef, useState } from "react";
import styles from "./account-form.module.css";

/** Labelled controls in the shop's look. */
export const { TextField, TextAreaField, SelectField } = fieldsOf(styles);

type PasswordProps = Omit<ComponentProps<"input">, "type"> & FieldTexts;

/** A password that its owner may look at while typing. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordProps>(function PasswordField(
  { label, hint, error, ...input },
  ref,
) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} look={styles}>
      {(ties) => (
        <span className={styles.password}>
          <input
            {...input}
            {...ties}
            ref={ref}
            type={isShown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={styles.input}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </span>
      )}
    </Field>
  );
});
