import {
  type Category,
  PRODUCTS_PAGE_SIZE,
  type ProductFacetsResponse,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { keepPreviousData } from "@tanstack/react-query";
import { ApiError } from "~/api/api-error";
import { productListQuery } from "~/api/catalog-queries";
import { usePrefetchedQuery } from "~/api/use-prefetched-query";
import { ActiveFilters } from "./active-filters";
import { CardForms } from "./card-forms";
import { CompareForm } from "./compare-button";
import { useFilters } from "./filter-navigation";
import { addressOf, listParams } from "./filters";
import { FitOffer } from "./fit-offer";
import { NoResults } from "./no-results";
import { Pagination } from "./pagination";
import { ProductGrid } from "./product-grid";
import styles from "./product-results.module.css";
import { SearchReadingNote } from "./search-reading-note";
import { useFocusOnPaging } from "./use-focus-on-paging";

const LOADING_CARDS = ["1", "2", "3", "4", "5", "6"];

const NOT_LOADED = "We could not load the products. Please try again.";

function LoadingCards() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {LOADING_CARDS.map((place) => (
        <span key={place} className={styles.loadingCard} />
      ))}
    </div>
  );
}

export type ProductResultsProps = {
  /** The API asks for ids where addresses hold slugs. */
  categories: readonly Category[];
  facets: ProductFacetsResponse | undefined;
  onClear: () => void;
};

/** The products that match the page's address, how many they are, and the other pages. */
export function ProductResults({ categories, facets, onClear }: ProductResultsProps) {
  const filters = useFilters();
  const category = categories.find(({ slug }) => slug === filters.category);
  const { data, error, isFetching, isPlaceholderData, refetch } = usePrefetchedQuery({
    ...productListQuery(listParams(filters, category?.id)),
    placeholderData: keepPreviousData,
  });
  const count = useFocusOnPaging(filters.page);
  const isLoading = isFetching || isPlaceholderData;
  const products = data?.products ?? [];
  const total = data?.total ?? 0;
  const pageCount = Math.ceil(total / PRODUCTS_PAGE_SIZE);

  return (
    <section className={styles.results} aria-labelledby="product-results" aria-busy={isLoading}>
      <h2 id="product-results" className="visually-hidden">
        Products
      </h2>
      <p ref={count} role="status" className={styles.count} tabIndex={-1}>
        {isLoading
          ? "Loading products..."
          : data && `Showing ${products.length} of ${total} products`}
      </p>
      <ActiveFilters
        filters={filters}
        category={category}
        facets={facets}
        onLeave={() => count.current?.focus({ preventScroll: true })}
      />
      {data?.reading && !isLoading && (
        <SearchReadingNote filters={filters} reading={data.reading} isFound={total > 0} />
      )}
      {!isLoading && <FitOffer filters={filters} facets={facets} />}
      {error && !isLoading && (
        <div role="alert" className={styles.failure}>
          <p>{error instanceof ApiError ? error.sentence : NOT_LOADED}</p>
          <Button onClick={() => refetch()}>Try Again</Button>
        </div>
      )}
      {!data && isLoading && <LoadingCards />}
      {data && products.length === 0 && !isLoading && (
        <NoResults
          filters={filters}
          total={total}
          nearest={categories.find(({ id }) => id === data.reading?.nearestCategoryId)}
          categories={categories}
          onClear={onClear}
        />
      )}
      <CardForms />
      <CompareForm />
      {products.length > 0 && (
        <ProductGrid products={products} view={filters.view} isWaiting={isPlaceholderData} />
      )}
      <Pagination
        page={filters.page}
        pageCount={pageCount}
        addressOfPage={(page) => addressOf({ ...filters, page })}
      />
    </section>
  );
}
