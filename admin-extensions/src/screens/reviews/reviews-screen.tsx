import { REVIEW_STATES, type Review } from "@eldercare/contracts";
import { useState } from "react";
import { Card } from "../components/card";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { SearchBox } from "../components/search-box";
import { UnknownFilters } from "../components/unknown-filters";
import { ANY, ROW, useListParams } from "../components/use-list-params";
import { useOpenRow } from "../components/use-open-row";
import { usePageWithin } from "../components/use-page-within";
import { useAdminQuery } from "../host/use-admin-query";
import { ReviewDialog } from "./review-dialog";
import { STATE_TEXT } from "./review-state-badge";
import { ReviewTable } from "./review-table";

const REVIEWS_PAGE_SIZE = 20;

const FILTERS = { search: ANY, state: REVIEW_STATES, review: ROW } as const;

function waitingText(waiting: number | undefined): string {
  if (waiting === undefined) return "What buyers say about products";
  if (waiting === 0) return "No review waits for you";
  return waiting === 1 ? "1 review waits for you" : `${waiting} reviews wait for you`;
}

/** What buyers wrote of products: staff publish, refuse and answer it (decision 089). */
export default function ReviewsScreen() {
  const list = useListParams(FILTERS);
  const search = list.read("search");
  const state = list.read("state");
  const open = useOpenRow("review");
  const [kept, setKept] = useState<Review>();
  const query = useAdminQuery("reviews.listAll", {
    query: {
      search,
      state,
      limit: String(REVIEWS_PAGE_SIZE),
      offset: String((list.page - 1) * REVIEWS_PAGE_SIZE),
    },
  });
  const { reviews, total, waiting } = query.data ?? {};
  const listed = reviews?.find(({ id }) => id === open.id);
  if (listed && listed !== kept) setKept(listed);
  // What was published leaves a list of those that wait, and stays open: it may be answered yet.
  const opened = listed ?? (kept?.id === open.id ? kept : undefined);
  usePageWithin(list, query.isPlaceholderData ? undefined : total, REVIEWS_PAGE_SIZE);

  return (
    <Screen title="Reviews" subtitle={waitingText(waiting)} isDense>
      <FilterBar>
        <SearchBox
          label="Search reviews"
          placeholder="Search reviews by writer or text..."
          value={search}
          onChange={(value) => list.filter({ search: value })}
        />
        <FilterSelect
          label="Filter by status"
          value={state}
          onChange={(value) => list.filter({ state: value })}
        >
          <option value="">All Reviews</option>
          {REVIEW_STATES.map((each) => (
            <option key={each} value={each}>
              {STATE_TEXT[each]}
            </option>
          ))}
        </FilterSelect>
      </FilterBar>
      <UnknownFilters list={list} />
      <Card isFlush>
        <ReviewTable
          reviews={reviews}
          query={query}
          isFiltered={Boolean(search || state)}
          open={open}
        />
        <Pagination
          page={list.page}
          pageSize={REVIEWS_PAGE_SIZE}
          total={total ?? 0}
          onChange={list.goTo}
        />
      </Card>
      {opened && (
        <ReviewDialog
          review={opened}
          onChange={setKept}
          onFailure={() => void query.refetch()}
          onClose={open.close}
        />
      )}
    </Screen>
  );
}
