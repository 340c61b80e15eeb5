import { IconButton } from "@eldercare/ui/button";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { MinusIcon, PlusIcon } from "~/components/icons";
import { useEarlyEntry } from "~/components/use-early-entry";
import { readQuantity } from "~/features/cart/quantity-entry";
import styles from "./quantity-stepper.module.css";

export type QuantityStepperProps = {
  quantity: number;
  stock: number;
  onChange: (quantity: number) => void;
};

/** How many: two buttons and a box to type in; what cannot be bought is corrected, and said. */
export function QuantityStepper({ quantity, stock, onChange }: QuantityStepperProps) {
  const id = useId();
  const [text, setText] = useState(String(quantity));
  const [problem, setProblem] = useState<string | null>(null);
  const isOut = stock <= 0;

  useEffect(() => setText(String(quantity)), [quantity]);

  function step(change: number) {
    const read = readQuantity(String(quantity + change), stock);
    setProblem(read.problem);
    setText(String(read.quantity));
    onChange(read.quantity);
  }

  /** While typing only what can be bought counts; the rest waits until the box is left. */
  function onEntry(entry: string) {
    setText(entry);
    const read = readQuantity(entry, stock);
    if (!read.problem) {
      setProblem(null);
      onChange(read.quantity);
    }
  }

  const box = useRef<HTMLInputElement>(null);
  useEarlyEntry(box, onEntry);

  function settle(entry: string) {
    const read = readQuantity(entry, stock);
    if (read.problem) setProblem(read.problem);
    setText(String(read.quantity));
    onChange(read.quantity);
  }

  return (
    <div className={`${styles.quantity} no-print`}>
      <label htmlFor={id} className={styles.label}>
        Quantity
      </label>
      {/* At the limit not `disabled`: the focus would be lost under the keyboard's user. */}
      <div className={styles.stepper}>
        <IconButton
          aria-label="One less"
          disabled={isOut}
          aria-disabled={quantity <= 1 || undefined}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </IconButton>
        <input
          ref={box}
          id={id}
          name="quantity"
          className={styles.box}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={text}
          disabled={isOut}
          aria-describedby={`${id}-problem`}
          onChange={(event) => onEntry(event.target.value)}
          onBlur={(event) => settle(event.target.value)}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            settle(event.currentTarget.value);
          }}
        />
        <IconButton
          aria-label="One more"
          disabled={isOut}
          aria-disabled={quantity >= stock || undefined}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </IconButton>
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
