import { SUBSCRIBER_STATUSES } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { ImportIcon } from "../components/icons";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { SearchBox } from "../components/search-box";
import { UnknownFilters } from "../components/unknown-filters";
import { ANY, useListParams } from "../components/use-list-params";
import { usePageWithin } from "../components/use-page-within";
import { useAdminQuery } from "../host/use-admin-query";
import { subscriberLabel } from "./subscriber-label";
import { SubscriberTable } from "./subscriber-table";

const SUBSCRIBERS_PAGE_SIZE = 50;

const FILTERS = { search: ANY, status: SUBSCRIBER_STATUSES } as const;

/** Who signed up for the newsletter, and the list of those who may be written to, as a file. */
export default function NewsletterScreen() {
  const list = useListParams(FILTERS);
  const search = list.read("search");
  const status = list.read("status");
  const query = useAdminQuery("newsletter.list", {
    query: {
      search,
      status,
      limit: String(SUBSCRIBERS_PAGE_SIZE),
      offset: String((list.page - 1) * SUBSCRIBERS_PAGE_SIZE),
    },
  });
  const total = query.data?.total;
  usePageWithin(list, query.isPlaceholderData ? undefined : total, SUBSCRIBERS_PAGE_SIZE);

  return (
    <Screen
      title="Newsletter"
      subtitle="Only those who confirmed their address may be written to"
      isDense
      actions={
        <Button asChild>
          <a href={addressOf("newsletter.export", { query: { search, status } })} download>
            <ImportIcon />
            Export CSV
          </a>
        </Button>
      }
    >
      <FilterBar>
        <SearchBox
          label="Search subscribers"
          placeholder="Search by email..."
          value={search}
          onChange={(value) => list.filter({ search: value })}
        />
        <FilterSelect
          label="Filter by status"
          value={status}
          onChange={(value) => list.filter({ status: value })}
        >
          <option value="">All Statuses</option>
          {SUBSCRIBER_STATUSES.map((each) => (
            <option key={each} value={each}>
              {subscriberLabel(each)}
            </option>
          ))}
        </FilterSelect>
      </FilterBar>
      <UnknownFilters list={list} />
      <Card isFlush>
        <SubscriberTable
          subscribers={query.data?.subscribers}
          query={query}
          isFiltered={Boolean(search || status)}
        />
        <Pagination
          page={list.page}
          pageSize={SUBSCRIBERS_PAGE_SIZE}
          total={total ?? 0}
          onChange={list.goTo}
        />
      </Card>
    </Screen>
  );
}
