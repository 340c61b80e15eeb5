import {
  PRICE_FILTER_MAX_DOLLARS,
  PRICE_FILTER_MIN_DOLLARS,
  wholeDollars,
} from "@eldercare/contracts";
import { type ReactNode, useEffect, useState } from "react";
import { EntryBox } from "./entry-box";
import styles from "./filter-panel.module.css";
import { applyMaxEntry, applyMinEntry, isSameRange, type PriceRange } from "./price-filter";
import { PriceSliderSlot } from "./price-slider-slot";

type PriceBoxProps = {
  label: string;
  name: string;
  value: number;
  apply: (text: string) => PriceRange | null;
  problem: string;
  onApply: (range: PriceRange) => void;
};

/** A box for whole dollars (rules: spec §5). */
function PriceBox({ name, value, apply, ...box }: PriceBoxProps) {
  return (
    <EntryBox
      {...box}
      value={String(value)}
      read={apply}
      sign="$"
      input={{
        ...{ name, type: "number", inputMode: "numeric", step: 1 },
        ...{ min: PRICE_FILTER_MIN_DOLLARS, max: PRICE_FILTER_MAX_DOLLARS },
      }}
    />
  );
}

export type PriceRangeFilterProps = {
  range: PriceRange;
  onChange: (range: PriceRange) => void;
  /** Stands below the boxes. */
  children?: ReactNode;
};

/** Slider and boxes for the price; the list changes when the slider is let go. */
export function PriceRangeFilter({ range, onChange, children }: PriceRangeFilterProps) {
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
      {children}
    </fieldset>
  );
}
