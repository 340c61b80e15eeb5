import {
  formatDollars,
  PRICE_FILTER_MAX_DOLLARS,
  PRICE_FILTER_MIN_DOLLARS,
} from "@eldercare/contracts";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useEarlyEntry } from "~/components/use-early-entry";
import styles from "./filter-panel.module.css";
import { applyMaxEntry, applyMinEntry, isSameRange, type PriceRange } from "./price-filter";
import { PriceSliderSlot } from "./price-slider-slot";

/** Long enough to finish a number, short enough not to wait for. */
const TYPING_PAUSE_MS = 700;

const wholeDollars = (dollars: number) => formatDollars(dollars).replace(/\.00$/, "");

type PriceBoxProps = {
  label: string;
  name: string;
  value: number;
  /** What an entry makes of the range; `null` when it does not apply. */
  apply: (text: string) => PriceRange | null;
  /** Why an entry does not apply. */
  problem: string;
  onApply: (range: PriceRange) => void;
};

/** A number box that applies after a pause, on Enter and when it is left (rules: spec §5). */
function PriceBox({ label, name, value, apply, problem, onApply }: PriceBoxProps) {
  const id = useId();
  const [text, setText] = useState(String(value));
  const [isWrong, setWrong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Not at the first drawing: what was typed before the scripts came is in the box already.
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    setText(String(value));
    setWrong(false);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function applyNow(entry: string): boolean {
    clearTimeout(timer.current);
    const range = apply(entry);
    setWrong(range === null);
    if (range) onApply(range);
    return range !== null;
  }

  // After the pause the range may be another than when this was typed: the other box has changed it.
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
    const isUnchanged = entry === String(value);
    if (isUnchanged || !applyNow(entry) || entry.trim() === "") setText(String(value));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    applyNow(event.currentTarget.value);
  }

  return (
    <div className={styles.priceBox}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.dollars}>
        <span aria-hidden="true">$</span>
        <input
          ref={box}
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={PRICE_FILTER_MIN_DOLLARS}
          max={PRICE_FILTER_MAX_DOLLARS}
          step={1}
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => onEntry(event.target.value)}
          onBlur={(event) => onLeave(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {isWrong && problem}
      </p>
    </div>
  );
}

export type PriceRangeFilterProps = {
  range: PriceRange;
  onChange: (range: PriceRange) => void;
};

/** Slider and boxes for the price; the list changes when the slider is let go. */
export function PriceRangeFilter({ range, onChange }: PriceRangeFilterProps) {
  const [draft, setDraft] = useState(range);
  const { min, max } = range;
  useEffect(() => setDraft({ min, max }), [min, max]);

  function onApply(changed: PriceRange) {
    if (!isSameRange(changed, range)) onChange(changed);
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price range</legend>
      <p className={styles.rangeText}>
        {wholeDollars(draft.min)} to {wholeDollars(draft.max)}
      </p>
      <PriceSliderSlot range={draft} onMove={setDraft} onChange={onApply} />
      <div className={styles.priceBoxes}>
        <PriceBox
          label="Minimum"
          name="minPrice"
          value={draft.min}
          apply={(text) => applyMinEntry(range, text)}
          problem={`Not used: please enter a whole number from ${PRICE_FILTER_MIN_DOLLARS} to ${max}.`}
          onApply={onApply}
        />
        <PriceBox
          label="Maximum"
          name="maxPrice"
          value={draft.max}
          apply={(text) => applyMaxEntry(range, text)}
          problem={`Not used: please enter a whole number from ${min} to ${PRICE_FILTER_MAX_DOLLARS}.`}
          onApply={onApply}
        />
      </div>
    </fieldset>
  );
}
