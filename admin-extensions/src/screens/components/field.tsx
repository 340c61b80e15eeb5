import type { FieldTexts } from "@eldercare/ui/field";
import { fieldsOf } from "@eldercare/ui/fields";
import { type ComponentProps, forwardRef, useId } from "react";
import styles from "./field.module.css";
import { Switch } from "./switch";

/** Labelled controls; `required` marks the field, and the form's own check says what is missing. */
export const { TextField, TextAreaField, SelectField } = fieldsOf(styles, { marksRequired: true });

type SwitchProps = Omit<ComponentProps<"input">, "id" | "type"> &
  Pick<FieldTexts, "label" | "hint">;

/** On or off, label at its side. */
export const SwitchField = forwardRef<HTMLInputElement, SwitchProps>(function SwitchField(
  { label, hint, ...input },
  ref,
) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  return (
    <div className={styles.switchRow}>
      <div className={styles.switchWords}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <Switch {...input} id={id} aria-describedby={hintId} ref={ref} />
    </div>
  );
});
