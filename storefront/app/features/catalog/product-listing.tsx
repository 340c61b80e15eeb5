import type { Category } from "@eldercare/contracts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { categoryListQuery, productFacetsQuery, productListQuery } from "~/api/catalog-queries";
import { usePrefetchedQuery } from "~/api/use-prefetched-query";
import { filterChips } from "./filter-chips";
import { useFilterControls, useFilters } from "./filter-navigation";
import { FilterPanel } from "./filter-panel";
import { clearFilters, facetParams, listParams } from "./filters";
import { ListingFrame } from "./listing-frame";
import { ListingHead } from "./listing-head";
import styles from "./product-listing.module.css";
import { ProductResults } from "./product-results";

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
  const category = categories.find(({ slug }) => slug === filters.category);
  const { facets, total } = useCounts(categories);
  // What is searched for stands in its box, beside the button.
  const chosen = filterChips({ ...filters, search: "" }, { category, facets }).length;
  const panel = (
    <FilterPanel filters={filters} categories={categories} facets={facets} onChange={onChange} />
  );
  return (
    <div className={`page-width ${styles.page}`}>
      <ListingHead category={category} />
      <ListingFrame
        filters={filters}
        onChange={onChange}
        chosen={chosen}
        panel={panel}
        total={total}
      >
        <ProductResults
          categories={categories}
          facets={facets}
          onClear={() => onChange(clearFilters(filters))}
        />
      </ListingFrame>
    </div>
  );
}
