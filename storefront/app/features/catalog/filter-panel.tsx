import type { Category, ProductFacetsResponse } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { type FormEvent, useEffect, useRef } from "react";
import { ChevronDownIcon } from "~/components/icons";
import { FilterCheckbox, FitGroup, PriceBands, SpecGroups } from "./facet-groups";
import type { ChangeFilters } from "./filter-navigation";
import styles from "./filter-panel.module.css";
import {
  addressOf,
  clearFilters,
  hasActiveFilters,
  type ProductFilters,
  readFilters,
} from "./filters";
import { PriceRangeFilter } from "./price-range-filter";

export const FILTER_FORM_ID = "product-filters";

export type FilterPanelProps = {
  filters: ProductFilters;
  categories: readonly Category[];
  /** What each choice finds; the filters work without. */
  facets: ProductFacetsResponse | undefined;
  onChange: ChangeFilters;
};

const CHECKBOXES = [
  { name: "inStock", label: "In Stock Only" },
  { name: "featured", label: "Featured Products" },
  { name: "onSale", label: "On Sale" },
] as const;

/** What a form's controls ask for, as the address says it without scripts. */
function filtersOfForm(form: HTMLFormElement): ProductFilters {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return readFilters(new URLSearchParams(texts.map(([name, value]) => [name, value])));
}

/** Filters whose controls have another name. */
const FILTER_OF: Readonly<Record<string, string>> = {
  minPrice: "price",
  maxPrice: "price",
  spec: "specs",
};

/**
 * Whether somebody changed a control that the server drew. One that the scripts draw stands as they drew
 * it, though React gives no choice of such a select as its default.
 */
function isChanged(control: Element): control is HTMLInputElement | HTMLSelectElement {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(
      ({ defaultSelected, selected }) => defaultSelected && !selected,
    );
  }
  if (!(control instanceof HTMLInputElement)) return false;
  const { checked, defaultChecked, value, defaultValue } = control;
  return checked !== defaultChecked || value !== defaultValue;
}

/**
 * What was changed in a form, and no more: an address may ask for what has no control, or has none yet
 * because the counts are still to come.
 */
function changesOfForm(form: HTMLFormElement): Partial<ProductFilters> {
  const changed = new Set(
    [...form.elements].filter(isChanged).map(({ name }) => FILTER_OF[name] ?? name),
  );
  const asked = Object.entries(filtersOfForm(form));
  return Object.fromEntries(asked.filter(([filter]) => changed.has(filter)));
}

/** Browsers fill a page that somebody comes back to as it was left: a step for that would catch Back. */
const isRestored = (): boolean => {
  const [opened] = performance.getEntriesByType("navigation");
  return opened !== undefined && "type" in opened && opened.type !== "navigate";
};

/** What was chosen or typed before the scripts came counts as if it were done now: Back leads to before it. */
function useEarlyChanges({ filters, onChange }: Pick<FilterPanelProps, "filters" | "onChange">) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the scripts take over.
  useEffect(() => {
    if (!form.current) return;
    const changes = changesOfForm(form.current);
    if (addressOf({ ...filters, ...changes }) === addressOf(filters)) return;
    onChange(changes, { replace: isRestored() });
  }, []);
  return form;
}

/** What narrows the list (spec §2 Filter panel); without scripts a plain form with a button. */
export function FilterPanel({ filters, categories, facets, onChange }: FilterPanelProps) {
  const form = useEarlyChanges({ filters, onChange });
  const found = new Map(facets?.categories.map(({ id, count }) => [id, count]));
  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      action="/products"
      method="get"
      className={styles.panel}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {filters.view === "list" && <input type="hidden" name="view" value="list" />}
      <div className={styles.group}>
        <label htmlFor="filter-category" className={styles.legend}>
          Category
        </label>
        <span className={styles.select}>
          <select
            id="filter-category"
            name="category"
            value={filters.category}
            onChange={(event) => onChange({ category: event.target.value })}
          >
            <option value="">All Products</option>
            {categories.map(({ id, slug, name }) => (
              <option key={id} value={slug}>
                {facets ? `${name} (${found.get(id) ?? 0})` : name}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      </div>
      {facets && <FitGroup filters={filters} facets={facets} onChange={onChange} />}
      <PriceRangeFilter range={filters.price} onChange={(price) => onChange({ price })}>
        {facets && <PriceBands filters={filters} facets={facets} />}
      </PriceRangeFilter>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Show only</legend>
        {CHECKBOXES.map(({ name, label }) => (
          <FilterCheckbox
            key={name}
            name={name}
            value="true"
            label={label}
            count={facets?.[name]}
            checked={filters[name]}
            onChange={(isChosen) => onChange({ [name]: isChosen })}
          />
        ))}
      </fieldset>
      {facets && <SpecGroups filters={filters} facets={facets} onChange={onChange} />}
      {hasActiveFilters(filters) && (
        <Button type="button" tone="secondary" onClick={() => onChange(clearFilters(filters))}>
          Clear All Filters
        </Button>
      )}
      <noscript>
        <Button type="submit">Apply Filters</Button>
      </noscript>
    </form>
  );
}
