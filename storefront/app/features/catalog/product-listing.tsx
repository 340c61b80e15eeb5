import type { Category } from "@eldercare/contracts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { categoryListQuery, productFacetsQuery, productListQuery } from "~/api/catalog-queries";
import { usePrefetchedQuery } from "~/api/use-prefetched-query";
import { afterFrame } from "~/components/after-frame";
import { filterChips } from "./filter-chips";
import { useFilterControls, useFilters } from "./filter-navigation";
import { FilterPanel } from "./filter-panel";
import { clearFilters, facetParams, listParams } from "./filters";
import { ListingHead } from "./listing-head";
import { ListingToolbar } from "./listing-toolbar";
import styles from "./product-listing.module.css";
import { ProductResults } from "./product-results";

const PANEL_ID = "filters";

/** Fetched once the page is alive, where it may be needed. */
const loadFilterSheet = () => import("./filter-sheet");
const FilterSheet = lazy(loadFilterSheet);

/** Below this there is no room beside the products: the panel is closed, and opens over them. */
const NARROW = "(max-width: 56rem)";
const isNarrow = () => window.matchMedia(NARROW).matches;

/**
 * The filter panel is open (spec §4) where it has its own column. What the server renders is
 * open; the style hides it on narrow screens until this has settled.
 */
function useFilterPanel() {
  const [place, setPlace] = useState<"page" | "sheet" | "closed">("page");
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // Who opened it before the scripts came did so by the link to it.
    const isAsked = window.location.hash === `#${PANEL_ID}`;
    if (isNarrow() && !isAsked) setPlace("closed");
    setSettled(true);
    if (isNarrow()) return afterFrame(() => void loadFilterSheet().catch(() => undefined));
  }, []);
  const close = () => setPlace("closed");
  const openInPage = () => setPlace("page");
  function open() {
    // Where the sheet cannot be had, the filters open in the page.
    if (isNarrow()) loadFilterSheet().then(() => setPlace("sheet"), openInPage);
    else openInPage();
  }
  return { place, isSettled, close, toggle: place === "closed" ? open : close };
}

/** What each choice beside those of the address finds, and how many products the address does. */
function useCounts(categories: readonly Category[]) {
  const filters = useFilters();
  const categoryId = categories.find(({ slug }) => slug === filters.category)?.id;
  const { data: facets } = usePrefetchedQuery({
    ...productFacetsQuery(facetParams(filters, categoryId)),
    placeholderData: keepPreviousData,
  });
  const { data: list } = useQuery({
    ...productListQuery(listParams(filters, categoryId)),
    enabled: false,
  });
  return { facets, total: list?.total };
}

/** 'Our Products': filter panel, toolbar, products (spec §2 Products listing). */
export function ProductListing() {
  const [filters, onChange] = useFilterControls();
  const { data: categories = [] } = useQuery(categoryListQuery());
  const { place, isSettled, close, toggle } = useFilterPanel();
  const results = useRef<HTMLDivElement>(null);
  const category = categories.find(({ slug }) => slug === filters.category);
  const { facets, total } = useCounts(categories);
  // What is searched for stands in its box, beside the button.
  const chosen = filterChips({ ...filters, search: "" }, { category, facets }).length;

  function showResults() {
    results.current?.focus();
    results.current?.scrollIntoView({ block: "start" });
  }

  const panel = (
    <FilterPanel filters={filters} categories={categories} facets={facets} onChange={onChange} />
  );
  return (
    <div className={`page-width ${styles.page}`}>
      <ListingHead category={category} />
      <ListingToolbar
        filters={filters}
        onChange={onChange}
        panelId={PANEL_ID}
        chosen={chosen}
        isPanelOpen={place !== "closed"}
        onTogglePanel={toggle}
      />
      <div className={styles.columns} data-panel={place === "page" ? "open" : "closed"}>
        {place === "sheet" ? (
          <Suspense fallback={null}>
            <FilterSheet id={PANEL_ID} total={total} onClose={close} onShow={showResults}>
              {panel}
            </FilterSheet>
          </Suspense>
        ) : (
          <section
            id={PANEL_ID}
            className={styles.panel}
            aria-label="Filters"
            hidden={place === "closed"}
            data-settled={isSettled || undefined}
          >
            {panel}
          </section>
        )}
        <div ref={results} tabIndex={-1} className={styles.results}>
          <ProductResults
            categories={categories}
            facets={facets}
            onClear={() => onChange(clearFilters(filters))}
          />
        </div>
      </div>
    </div>
  );
}
