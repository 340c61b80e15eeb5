import { type ComponentProps, forwardRef, type ReactNode, useId, useState } from "react";
import styles from "./account-form.module.css";

type FieldProps = ComponentProps<"input"> & {
  label: string;
  /** Said before the field, where it helps to fill it in. */
  hint?: string;
  error?: string;
};

type LabelledProps = Pick<FieldProps, "label" | "hint" | "error"> & {
  id: string;
  children: ReactNode;
};

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** What ties a field to its hint and its error. */
export function fieldTies(id: string, { hint, error }: { hint?: string; error?: string }) {
  const told = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(" ");
  return {
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": told || undefined,
  };
}

/** Label, hint and error around a field of any kind. */
export function Labelled({ id, label, hint, error, children }: LabelledProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={errorId(id)} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A labelled input whose hint and error are tied to it. */
export const FormField = forwardRef<HTMLInputElement, FieldProps>(function FormField(
  { label, hint, error, ...input },
  ref,
) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        ref={ref}
        id={id}
        className={styles.input}
        {...fieldTies(id, { hint, error })}
      />
    </Labelled>
  );
});

type SelectProps = ComponentProps<"select"> & Pick<FieldProps, "label" | "hint" | "error">;

/** A labelled choice, in the look of an input. */
export const SelectField = forwardRef<HTMLSelectElement, SelectProps>(function SelectField(
  { label, hint, error, children, ...select },
  ref,
) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <select
        {...select}
        ref={ref}
        id={id}
        className={styles.input}
        {...fieldTies(id, { hint, error })}
      >
        {children}
      </select>
    </Labelled>
  );
});

/** A password that its owner may look at while typing. */
export const PasswordField = forwardRef<HTMLInputElement, Omit<FieldProps, "type">>(
  function PasswordField({ label, hint, error, ...input }, ref) {
    const id = useId();
    const [isShown, setShown] = useState(false);
    return (
      <Labelled id={id} label={label} hint={hint} error={error}>
        <span className={styles.password}>
          <input
            {...input}
            ref={ref}
            id={id}
            type={isShown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={styles.input}
            {...fieldTies(id, { hint, error })}
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
      </Labelled>
    );
  },
);
