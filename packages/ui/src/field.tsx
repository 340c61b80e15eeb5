import { type ReactNode, useId } from "react";

export type FieldTexts = {
  label: string;
  /** Said under the label, where it helps to fill the field in. */
  hint?: string;
  error?: string;
};

/** Class names of the parts of a field, from a CSS module of the host. */
export type FieldLook = Readonly<Record<string, string>>;

/** What ties a control to its label, its hint and its error. */
export type FieldTies = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldProps = FieldTexts & {
  look: FieldLook;
  /** Marks the label; what is missing is said by the form's own check. */
  isMarked?: boolean;
  children: (ties: FieldTies) => ReactNode;
};

/** Label, hint and error around a control of any kind. */
export function Field({ label, hint, error, look, isMarked, children }: FieldProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={look.field}>
      <label htmlFor={id} className={look.label}>
        {label}
        {isMarked && (
          <span className={look.mark} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className={look.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
      })}
      {error && (
        <p id={errorId} className={look.error}>
          {error}
        </p>
      )}
    </div>
  );
}
