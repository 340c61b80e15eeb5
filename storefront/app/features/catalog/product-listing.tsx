import { Button } from "@eldercare/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { categoryListQuery } from "~/api/catalog-queries";
import { useFilterControls } from "./filter-navigation";
import { FilterPanel } from "./filter-panel";
import { clearFilters } from "./filters";
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

/** 'Our Products': filter panel, toolbar, products (spec §2 Products listing). */
export function ProductListing() {
  const [filters, onChange] = useFilterControls();
  const { data: categories = [] } = useQuery(categoryListQuery());
  const { isOpen, isSettled, setOpen } = useFilterPanel();
  const results = useRef<HTMLDivElement>(null);
  const category = categories.find(({ slug }) => slug === filters.category);

  function onShowResults() {
    setOpen(false);
    results.current?.focus();
    results.current?.scrollIntoView({ block: "start" });
  }

  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.top}>
        <h1>Our Products</h1>
        <p className={styles.lead}>
          {category ? (
            <>
              <strong>{category.name}.</strong> {category.description}
            </>
          ) : (
            "Everyday help for moving, bathing, resting and staying well."
          )}
        </p>
      </header>
      <ListingToolbar
        filters={filters}
        onChange={onChange}
        panelId={PANEL_ID}
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
          <FilterPanel filters={filters} categories={categories} onChange={onChange} />
          <Button className={styles.showResults} onClick={onShowResults}>
            Show Products
          </Button>
        </section>
        <div ref={results} tabIndex={-1} className={styles.results}>
          <ProductResults categories={categories} onClear={() => onChange(clearFilters(filters))} />
        </div>
      </div>
    </div>
  );
}
