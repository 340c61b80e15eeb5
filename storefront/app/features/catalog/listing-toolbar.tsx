import { MAX_SEARCH_LENGTH } from "@eldercare/contracts";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useScripts } from "~/components/browser-value";
import { ChevronDownIcon, SearchIcon } from "~/components/icons";
import { LinkButton } from "~/components/link-button";
import { useEarlyEntry } from "~/components/use-early-entry";
import type { ChangeFilters } from "./filter-navigation";
import { FILTER_FORM_ID } from "./filter-panel";
import { defaultSort, type ListSort, type ProductFilters } from "./filters";
import { FilterIcon, GridIcon, ListIcon } from "./listing-icons";
import styles from "./listing-toolbar.module.css";

const SORTS: readonly { value: ListSort; label: string }[] = [
  { value: "name", label: "Name A-Z" },
  { value: "priceAsc", label: "Price: Low to High" },
  { value: "priceDesc", label: "Price: High to Low" },
  { value: "featured", label: "Featured First" },
];
const RELEVANCE = { value: "relevance", label: "Best Match" } as const;

const VIEWS = [
  { value: "grid", label: "Grid", Image: GridIcon },
  { value: "list", label: "List", Image: ListIcon },
] as const;

const COUNTS_ID = "filter-counts";

const TYPING_PAUSE_MS = 500;

type SearchBoxProps = { search: string; onChange: ChangeFilters };

/** Searches while typing, after a pause; Enter searches at once. */
function SearchBox({ search, onChange }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(search);

  // What comes from elsewhere (a link, the back button) shows; one's own typing is not disturbed.
  useEffect(() => {
    if (asked.current === search) return;
    asked.current = search;
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(entry: string) {
    clearTimeout(timer.current);
    const wanted = entry.trim();
    if (wanted === asked.current) return;
    const isFirst = asked.current === "";
    asked.current = wanted;
    // One step of the back button leaves the search, however often it was corrected.
    onChange({ search: wanted }, { replace: !isFirst });
  }

  function onEntry(entry: string) {
    setText(entry);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(entry), TYPING_PAUSE_MS);
  }

  const box = useRef<HTMLInputElement>(null);
  useEarlyEntry(box, onEntry);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    ask(event.currentTarget.value);
  }

  return (
    <search className={styles.search} aria-label="Within the product list">
      <label htmlFor="list-search">Search in products</label>
      <span className={styles.searchBox}>
        <SearchIcon />
        <input
          ref={box}
          id="list-search"
          type="search"
          name="search"
          form={FILTER_FORM_ID}
          value={text}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          placeholder="Name or need, like “bath seat”"
          onChange={(event) => onEntry(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
    </search>
  );
}

export type ListingToolbarProps = {
  filters: ProductFilters;
  onChange: ChangeFilters;
  panelId: string;
  /** How many choices of the panel narrow the list. */
  chosen: number;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
};

/** Search, sort, look of the list, and the switch of the filter panel. */
export function ListingToolbar({
  filters,
  onChange,
  panelId,
  chosen,
  isPanelOpen,
  onTogglePanel,
}: ListingToolbarProps) {
  const hasScripts = useScripts();
  const sorts = filters.search ? [RELEVANCE, ...SORTS] : SORTS;
  // An order that nobody chose is not sent, lest a search sent with it came by name.
  const entryOf = (sort: ListSort) => (sort === defaultSort(filters.search) ? "" : sort);
  return (
    <div className={styles.toolbar}>
      <SearchBox search={filters.search} onChange={onChange} />
      <div className={styles.sort}>
        <label htmlFor="list-sort">Sort by</label>
        <span className={styles.select}>
          <select
            id="list-sort"
            name="sort"
            form={FILTER_FORM_ID}
            value={entryOf(filters.sort)}
            onChange={(event) => {
              const sort = sorts.find(({ value }) => entryOf(value) === event.target.value)?.value;
              if (sort) onChange({ sort });
            }}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={entryOf(value)}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      </div>
      <LinkButton
        href={`#${panelId}`}
        className={styles.filterToggle}
        aria-expanded={hasScripts ? isPanelOpen : undefined}
        aria-controls={panelId}
        aria-describedby={COUNTS_ID}
        onPress={onTogglePanel}
      >
        <FilterIcon />
        Filters
        {chosen > 0 && (
          <span className={styles.chosen} aria-hidden="true">
            {chosen}
          </span>
        )}
      </LinkButton>
      <span id={COUNTS_ID} hidden>
        {chosen > 0 && `${chosen} in use`}
      </span>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">Look of the list</legend>
        {VIEWS.map(({ value, label, Image }) => (
          <button
            key={value}
            type="submit"
            form={FILTER_FORM_ID}
            name="view"
            value={value}
            className={styles.view}
            aria-pressed={filters.view === value}
            onClick={(event) => {
              event.preventDefault();
              onChange({ view: value }, { replace: true });
            }}
          >
            <Image />
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
