import { type ComponentProps, forwardRef, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { Switch } from "./switch";

type Described = {
  label: string;
  /** Said under the label, where it helps to fill the field in. */
  hint?: string;
  error?: string;
};

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

function describing(id: string, { hint, error }: Described) {
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby":
      [hint && hintId(id), error && errorId(id)].filter(Boolean).join(" ") || undefined,
  };
}

type LabelledProps = Described & { id: string; isRequired?: boolean; children: ReactNode };

function Labelled({ id, label, hint, error, isRequired, children }: LabelledProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
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

/** `required` marks the field; what is missing is said by the form's own check. */
type InputProps = Omit<ComponentProps<"input">, "id"> & Described;

/** A labelled input whose hint and error are tied to it. */
export const TextField = forwardRef<HTMLInputElement, InputProps>(function TextField(
  { label, hint, error, required, ...input },
  ref,
) {
  const id = useId();
  const described = { label, hint, error };
  return (
    <Labelled id={id} {...described} isRequired={required}>
      <input
        {...input}
        {...describing(id, described)}
        aria-required={required}
        ref={ref}
        className={styles.input}
      />
    </Labelled>
  );
});

type AreaProps = Omit<ComponentProps<"textarea">, "id"> & Described;

/** Several lines of text. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, AreaProps>(function TextAreaField(
  { label, hint, error, required, rows = 4, ...area },
  ref,
) {
  const id = useId();
  const described = { label, hint, error };
  return (
    <Labelled id={id} {...described} isRequired={required}>
      <textarea
        {...area}
        {...describing(id, described)}
        aria-required={required}
        rows={rows}
        ref={ref}
        className={styles.input}
      />
    </Labelled>
  );
});

type SelectProps = Omit<ComponentProps<"select">, "id"> & Described;

/** One of several; `option` elements are its children. */
export const SelectField = forwardRef<HTMLSelectElement, SelectProps>(function SelectField(
  { label, hint, error, required, ...select },
  ref,
) {
  const id = useId();
  const described = { label, hint, error };
  return (
    <Labelled id={id} {...described} isRequired={required}>
      <select
        {...select}
        {...describing(id, described)}
        aria-required={required}
        ref={ref}
        className={styles.select}
      />
    </Labelled>
  );
});

type SwitchProps = Omit<ComponentProps<"input">, "id" | "type"> & Pick<Described, "label" | "hint">;

/** On or off, label at its side. */
export const SwitchField = forwardRef<HTMLInputElement, SwitchProps>(function SwitchField(
  { label, hint, ...input },
  ref,
) {
  const id = useId();
  return (
    <div className={styles.switchRow}>
      <div className={styles.switchWords}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={hintId(id)} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <Switch {...input} {...describing(id, { label, hint })} ref={ref} />
    </div>
  );
});
