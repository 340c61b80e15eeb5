import {
  PRICE_FILTER_MAX_DOLLARS,
  PRICE_FILTER_MIN_DOLLARS,
  PRICE_FILTER_STEP_DOLLARS,
} from "@eldercare/contracts";
import { Slider } from "@radix-ui/themes";
import type { PriceRange } from "./price-filter";
import "@radix-ui/themes/components.css?slider";
import styles from "./price-slider.module.css";

export type PriceSliderProps = {
  range: PriceRange;
  /** While a thumb is moved. */
  onMove: (range: PriceRange) => void;
  /** When it is let go. */
  onChange: (range: PriceRange) => void;
};

/** Both ends of the price, to be moved by thumbs. */
export default function PriceSlider({ range, onMove, onChange }: PriceSliderProps) {
  const { min, max } = range;
  const rangeOf = ([low = min, high = max]: number[]): PriceRange => ({ min: low, max: high });
  return (
    <Slider
      className={styles.slider}
      min={PRICE_FILTER_MIN_DOLLARS}
      max={PRICE_FILTER_MAX_DOLLARS}
      step={PRICE_FILTER_STEP_DOLLARS}
      value={[min, max]}
      onValueChange={(values) => onMove(rangeOf(values))}
      onValueCommit={(values) => onChange(rangeOf(values))}
      size="3"
    />
  );
}
