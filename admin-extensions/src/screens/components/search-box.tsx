import { MAX_SEARCH_LENGTH } from "@eldercare/contracts";
import { useEffect, useId, useRef, useState } from "react";
import { SearchIcon } from "./icons";
import styles from "./search-box.module.css";

/** Long enough that a word is typed before the server is asked, short enough to feel at once. */
const PAUSE_MS = 250;

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, from a keyboard or a reader of bar codes; what stands there is typed over by the next. */
  onEnter?: (value: string) => void;
};

/** A search that follows what is typed, after a short pause or at once with Enter. */
export function SearchBox({ label, placeholder, value, onChange, onEnter }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Of now, not of when it was typed: the address may have got a row that is open since.
  const latest = useRef(onChange);

  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);

  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    // What was typed before the address took another search is searched for no more.
    clearTimeout(clock.current);
    setText(value);
  }, [value]);

  function report(next: string) {
    if (next === reported.current) return;
    reported.current = next;
    latest.current(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock.
  useEffect(() => {
    clock.current = setTimeout(() => report(text.trim()), PAUSE_MS);
    return () => clearTimeout(clock.current);
  }, [text]);

  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.icon}>
        <SearchIcon />
      </span>
      <input
        id={id}
        type="search"
        data-shortcut="/"
        className={styles.input}
        placeholder={placeholder}
        value={text}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // In a form it would send that.
          event.preventDefault();
          report(text.trim());
          if (!onEnter) return;
          event.currentTarget.select();
          onEnter(text.trim());
        }}
      />
    </search>
  );
}
