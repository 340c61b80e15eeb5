import { type CodeTotal, formatCents, MAX_DISCOUNT_CODE_LENGTH } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { type FormEvent, useId, useRef, useState } from "react";
import styles from "./code-field.module.css";
import { addCode, removeCode } from "./code-list";
import { keepCodes } from "./code-store";

type CodeFieldProps = {
  /** The codes of this browser. */
  codes: readonly string[];
  /** What the shop says of them; of one that was typed just now, nothing yet. */
  totals: readonly CodeTotal[];
};

/**
 * A field for a discount code, and what became of those that were typed. Its forms are those of the
 * cart's page, which does the same without scripts.
 */
export function CodeField({ codes, totals }: CodeFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function onAdd(event: FormEvent) {
    event.preventDefault();
    const added = addCode(codes, field.current?.value ?? "");
    setProblem(added.problem);
    if (added.problem === null) {
      keepCodes(added.codes);
      if (field.current) field.current.value = "";
    }
    field.current?.focus();
  }
  function onRemove(event: FormEvent, code: string) {
    event.preventDefault();
    keepCodes(removeCode(codes, code));
    field.current?.focus();
  }

  return (
    <div className={styles.codes}>
      <form method="post" action="/cart" className={styles.form} onSubmit={onAdd} noValidate>
        <label htmlFor={id} className={styles.label}>
          Discount code
        </label>
        <div className={styles.row}>
          <input
            ref={field}
            id={id}
            name="code"
            className={styles.input}
            autoComplete="off"
            maxLength={MAX_DISCOUNT_CODE_LENGTH}
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
          />
          <Button
            type="submit"
            name="intent"
            value="addCode"
            tone="secondary"
            aria-label="Add the code"
          >
            Add
          </Button>
        </div>
        {problem && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </form>
      <ul className={styles.list} aria-label="Your codes" aria-live="polite">
        {codes.map((code) => {
          const total = totals.find((each) => each.code === code);
          return (
            <li key={code} className={styles.item}>
              <p className={styles.outcome}>
                <strong className={`${styles.code} code-letters`}>{code}</strong>{" "}
                {total?.problem ? (
                  <span className={styles.problem}>{total.problem}</span>
                ) : (
                  total && <span>takes off {formatCents(total.amount)}.</span>
                )}
              </p>
              <form method="post" action="/cart" onSubmit={(event) => onRemove(event, code)}>
                <input type="hidden" name="code" value={code} />
                <button
                  type="submit"
                  name="intent"
                  value="removeCode"
                  className={styles.remove}
                  aria-label={`Remove ${code}`}
                >
                  Remove
                </button>
              </form>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
