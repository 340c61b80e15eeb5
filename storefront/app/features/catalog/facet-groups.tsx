import type { ProductFacetsResponse } from "@eldercare/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { KEEP_FOCUS } from "~/components/keep-focus";
import { Unbroken } from "~/components/unbroken";
import { EntryBox } from "./entry-box";
import type { ChangeFilters } from "./filter-navigation";
import styles from "./filter-panel.module.css";
import { addressOf, changeFilters, MAX_FIT_LENGTH, type ProductFilters } from "./filters";
import { FIT_EXAMPLES, readFit } from "./fit-entries";
import { isSameRange, priceRangeText, rangeOfBand } from "./price-filter";

/** So many values of a filter are seen at once; further ones on demand. */
const SEEN_VALUES = 6;

type GroupsProps = { filters: ProductFilters; facets: ProductFacetsResponse };

/** How many products a choice finds; said after its name, and no part of it. */
export function Count({ id, count }: { id: string; count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span id={id} className={styles.count}>
      {count}
      <span className="visually-hidden"> {count === 1 ? "product" : "products"}</span>
    </span>
  );
}

export type FilterCheckboxProps = {
  name: string;
  value: string;
  label: ReactNode;
  count: number | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox of the panel, with what it finds. */
export function FilterCheckbox({ label, count, onChange, ...input }: FilterCheckboxProps) {
  const countId = `count-${input.name}-${input.value}`.replace(/[^\w-]+/g, "_");
  return (
    <div className={styles.choice}>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          {...input}
          aria-describedby={count === undefined ? undefined : countId}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <Count id={countId} count={count} />
    </div>
  );
}

/** Ranges of prices that find something, as links. */
export function PriceBands({ filters, facets }: GroupsProps) {
  const bands = facets.prices.filter(({ count }) => count > 0);
  if (bands.length === 0) return null;
  return (
    <ul className={styles.bands}>
      {bands.map((band) => {
        const price = rangeOfBand(band);
        return (
          <li key={band.min} className={styles.choice}>
            <Link
              to={addressOf(changeFilters(filters, { price }))}
              preventScrollReset
              state={KEEP_FOCUS}
              className={styles.band}
              aria-current={isSameRange(price, filters.price) || undefined}
              aria-describedby={`count-price-${band.min}`}
            >
              {priceRangeText(price)}
            </Link>
            <Count id={`count-price-${band.min}`} count={band.count} />
          </li>
        );
      })}
    </ul>
  );
}

/** The filters that merchandisers name; of each, any of several values will do. */
export function SpecGroups({
  filters,
  facets,
  onChange,
}: GroupsProps & { onChange: ChangeFilters }) {
  const { specs } = filters;
  const change = (choice: string, isChosen: boolean) =>
    onChange({
      specs: isChosen ? [...specs, choice].sort() : specs.filter((other) => other !== choice),
    });
  return facets.specs.map(({ name, label, values }) => {
    const boxes = values.map((value) => (
      <FilterCheckbox
        key={value.choice}
        name="spec"
        value={value.choice}
        label={
          <span>
            <Unbroken text={value.label} />
          </span>
        }
        count={value.count}
        checked={specs.includes(value.choice)}
        onChange={(isChosen) => change(value.choice, isChosen)}
      />
    ));
    const isOpen = values.slice(SEEN_VALUES).some(({ choice }) => specs.includes(choice));
    return (
      <fieldset key={name} className={styles.group}>
        <legend className={styles.legend}>{label}</legend>
        {boxes.slice(0, SEEN_VALUES)}
        {boxes.length > SEEN_VALUES && (
          <details open={isOpen || undefined}>
            <summary className={styles.more}>{boxes.length - SEEN_VALUES} more</summary>
            {boxes.slice(SEEN_VALUES)}
          </details>
        )}
      </fieldset>
    );
  });
}

/** Questions about the place and the person; each product that fits all of them is found. */
export function FitGroup({ filters, facets, onChange }: GroupsProps & { onChange: ChangeFilters }) {
  if (facets.fits.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Will it fit?</legend>
      <div className={styles.fits}>
        {facets.fits.map(({ question, label }) => (
          <EntryBox
            key={question}
            label={label}
            example={`For example, ${FIT_EXAMPLES[question]}`}
            value={filters[question]}
            read={(text) => {
              const entry = text.trim();
              return entry === "" || readFit(question, entry) !== null ? entry : null;
            }}
            problem={`Not used: please write it like ${FIT_EXAMPLES[question]}.`}
            onApply={(entry) => {
              if (entry !== filters[question]) onChange({ [question]: entry });
            }}
            input={{ name: question, type: "text", maxLength: MAX_FIT_LENGTH, autoComplete: "off" }}
          />
        ))}
      </div>
    </fieldset>
  );
}
