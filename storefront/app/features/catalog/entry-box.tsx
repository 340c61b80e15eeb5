import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useEarlyEntry } from "~/components/use-early-entry";
import styles from "./filter-panel.module.css";

/** Long enough to finish a number, short enough not to wait for. */
const TYPING_PAUSE_MS = 700;

export type EntryBoxProps<Entry> = {
  label: string;
  /** How an entry may look. */
  example?: string;
  value: string;
  /** What an entry means; `null` when it does not apply. */
  read: (text: string) => Entry | null;
  /** Why an entry does not apply. */
  problem: string;
  onApply: (entry: Entry) => void;
  /** Stands in the box, before what is typed. */
  sign?: string;
  input: Pick<
    ComponentPropsWithoutRef<"input">,
    "name" | "type" | "inputMode" | "min" | "max" | "step" | "maxLength" | "autoComplete"
  >;
};

/** A box that applies after a pause, on Enter and when it is left. */
export function EntryBox<Entry>(props: EntryBoxProps<Entry>) {
  const { label, example, value, read, problem, onApply, sign, input } = props;
  const id = useId();
  const [text, setText] = useState(value);
  // An address may hold what cannot be read.
  const [isWrong, setWrong] = useState(() => read(value) === null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Not at the first drawing: what was typed before the scripts came is in the box already.
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    setText(value);
    setWrong(false);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function applyNow(entry: string): boolean {
    clearTimeout(timer.current);
    const applied = read(entry);
    setWrong(applied === null);
    if (applied !== null) onApply(applied);
    return applied !== null;
  }

  // After the pause other boxes may have changed what an entry means since this was typed.
  const latestApply = useRef(applyNow);
  useEffect(() => {
    latestApply.current = applyNow;
  });

  function onEntry(entry: string) {
    setText(entry);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestApply.current(entry), TYPING_PAUSE_MS);
  }

  const box = useRef<HTMLInputElement>(null);
  useEarlyEntry(box, onEntry);

  function onLeave(entry: string) {
    const isUnchanged = entry === value;
    if (isUnchanged || !applyNow(entry) || entry.trim() === "") setText(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    applyNow(event.currentTarget.value);
  }

  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.entryBox}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          ref={box}
          id={id}
          {...input}
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${example ? `${id}-example ` : ""}${id}-problem`}
          onChange={(event) => onEntry(event.target.value)}
          onBlur={(event) => onLeave(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      {example && (
        <p id={`${id}-example`} className={styles.example}>
          {example}
        </p>
      )}
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {isWrong && problem}
      </p>
    </div>
  );
}
