import type { Category } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { type FormEvent, useEffect, useRef } from "react";
import { ChevronDownIcon } from "~/components/icons";
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

/** What was chosen or typed before the scripts came counts as if it were done now. */
function useEarlyChanges({ filters, onChange }: Pick<FilterPanelProps, "filters" | "onChange">) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the scripts take over.
  useEffect(() => {
    if (!form.current) return;
    const { view, page, ...chosen } = filtersOfForm(form.current);
    if (addressOf({ ...chosen, view: filters.view, page: filters.page }) === addressOf(filters)) {
      return;
    }
    onChange(chosen, { replace: true });
  }, []);
  return form;
}

/** What narrows the list (spec §2 Filter panel); without scripts a plain form with a button. */
export function FilterPanel({ filters, categories, onChange }: FilterPanelProps) {
  const form = useEarlyChanges({ filters, onChange });
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
                {name}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      </div>
      <PriceRangeFilter range={filters.price} onChange={(price) => onChange({ price })} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Show only</legend>
        {CHECKBOXES.map(({ name, label }) => (
          <label key={name} className={styles.checkbox}>
            <input
              type="checkbox"
              name={name}
              value="true"
              checked={filters[name]}
              onChange={(event) => onChange({ [name]: event.target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {hasActiveFilters(filters) && (
        <Button type="button" tone="secondary" onClick={() => onChange(clearFilters(filters))}>
          Clear All Filters
        </Button>
      )}
      <noscript>
        <button type="submit" className={styles.apply}>
          Apply Filters
        </button>
      </noscript>
    </form>
  );
}
