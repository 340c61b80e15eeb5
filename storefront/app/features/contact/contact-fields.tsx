import { type ComponentProps, forwardRef, useId } from "react";
import { ChevronDownIcon } from "~/components/icons";
import styles from "~/features/account/account-form.module.css";
import { fieldTies, Labelled } from "~/features/account/form-field";
import own from "./contact-fields.module.css";

type LabelledProps = { label: string; error?: string };

/** A labelled choice among a few texts; the first entry asks for a choice. */
export const ChoiceField = forwardRef<
  HTMLSelectElement,
  ComponentProps<"select"> & LabelledProps & { choices: readonly string[] }
>(function ChoiceField({ label, error, choices, ...select }, ref) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error}>
      <span className={own.choice}>
        <select
          {...select}
          ref={ref}
          id={id}
          className={styles.input}
          {...fieldTies(id, { error })}
        >
          <option value="">Please choose</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
    </Labelled>
  );
});

/** A labelled text of several lines. */
export const LongTextField = forwardRef<
  HTMLTextAreaElement,
  ComponentProps<"textarea"> & LabelledProps
>(function LongTextField({ label, error, ...textarea }, ref) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error}>
      <textarea
        {...textarea}
        ref={ref}
        id={id}
        rows={8}
        className={`${styles.input} ${own.long}`}
        {...fieldTies(id, { error })}
      />
    </Labelled>
  );
});
