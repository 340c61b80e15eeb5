import type { Category } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { categoryListQuery, productFacetsQuery, productListQuery } from "~/api/catalog-queries";
import { usePrefetchedQuery } from "~/api/use-prefetched-query";
import { filterChips } from "./filter-chips";
import { useFilterControls, useFilters } from "./filter-navigation";
import { FilterPanel } from "./filter-panel";
import { clearFilters, facetParams, listParams } from "./filters";
import { ListingHead } from "./listing-head";
import { ListingToolbar } from "./listing-toolbar";
import styles from "./product-listing.module.css";
import { ProductResults } from "./product-results";

const PANEL_ID = "filters";

/** Below this the panel lies above the products, and closed, so that it does not bury them. */
const NARROW = "(max-width: 56rem)";

/**
 * The filter panel is open (spec §4) where it has its own column. What the server renders is
 * open; the style hides it on narrow screens until this has settled.
 */
function useFilterPanel() {
  const [isOpen, setOpen] = useState(true);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // Who opened it before the scripts came did so by the link to it.
    const isAsked = window.location.hash === `#${PANEL_ID}`;
    if (window.matchMedia(NARROW).matches && !isAsked) setOpen(false);
    setSettled(true);
  }, []);
  return { isOpen, isSettled, setOpen };
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
  const { isOpen, isSettled, setOpen } = useFilterPanel();
  const results = useRef<HTMLDivElement>(null);
  const category = categories.find(({ slug }) => slug === filters.category);
  const { facets, total } = useCounts(categories);
  // What is searched for stands in its box, beside the button.
  const chosen = filterChips({ ...filters, search: "" }, { category, facets }).length;

  function onShowResults() {
    setOpen(false);
    results.current?.focus();
    results.current?.scrollIntoView({ block: "start" });
  }

  return (
    <div className={`page-width ${styles.page}`}>
      <ListingHead category={category} />
      <ListingToolbar
        filters={filters}
        onChange={onChange}
        panelId={PANEL_ID}
        chosen={chosen}
        isPanelOpen={isOpen}
        onTogglePanel={() => setOpen(!isOpen)}
      />
      <div className={styles.columns} data-panel={isOpen ? "open" : "closed"}>
        <section
          id={PANEL_ID}
          className={styles.panel}
          aria-label="Filters"
          hidden={!isOpen}
          data-settled={isSettled || undefined}
        >
          <FilterPanel
            filters={filters}
            categories={categories}
            facets={facets}
            onChange={onChange}
          />
          <Button className={styles.showResults} onClick={onShowResults}>
            {total === undefined ? "Show Products" : `Show ${total} Products`}
          </Button>
        </section>
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
