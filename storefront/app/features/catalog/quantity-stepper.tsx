import { IconButton } from "@eldercare/ui/button";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { MinusIcon, PlusIcon } from "~/components/icons";
import { useEarlyEntry } from "~/components/use-early-entry";
import { mostOf } from "~/features/cart/cart-rules";
import { readQuantity } from "~/features/cart/quantity-entry";
import styles from "./quantity-stepper.module.css";

export type QuantityStepperProps = {
  quantity: number;
  stock: number;
  /** The id of where its problems stand. */
  problemId: string;
  onChange: (quantity: number) => void;
  /** Why the quantity is not what was typed. */
  onProblem: (problem: string | null) => void;
};

/**
 * How many: two buttons and a box to type in; what cannot be bought is corrected, and said. Not here:
 * a sentence that comes when the box is left would push away what is just being pressed.
 */
export function QuantityStepper({
  quantity,
  stock,
  problemId,
  onChange,
  onProblem,
}: QuantityStepperProps) {
  const id = useId();
  const [text, setText] = useState(String(quantity));
  const isOut = stock <= 0;

  useEffect(() => setText(String(quantity)), [quantity]);

  function step(change: number) {
    const read = readQuantity(String(quantity + change), stock);
    onProblem(read.problem);
    setText(String(read.quantity));
    onChange(read.quantity);
  }

  /** While typing only what can be bought counts; the rest waits until the box is left. */
  function onEntry(entry: string) {
    setText(entry);
    const read = readQuantity(entry, stock);
    if (!read.problem) {
      onProblem(null);
      onChange(read.quantity);
    }
  }

  const box = useRef<HTMLInputElement>(null);
  useEarlyEntry(box, onEntry);

  function settle(entry: string) {
    const read = readQuantity(entry, stock);
    if (read.problem) onProblem(read.problem);
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
          value={text}
          disabled={isOut}
          aria-describedby={problemId}
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
          aria-disabled={quantity >= mostOf(stock) || undefined}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </IconButton>
      </div>
    </div>
  );
}
