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
import { MessageDialog } from "./message-dialog";
import { MessageTable } from "./message-table";
import { useMarkMessage } from "./use-mark-message";

const MESSAGES_PAGE_SIZE = 20;

const FILTERS = { search: ANY, handled: ["true", "false"], message: ROW } as const;

/** What people wrote in the contact form. */
export default function MessagesScreen() {
  const list = useListParams(FILTERS);
  const search = list.read("search");
  const handled = list.read("handled");
  const open = useOpenRow("message");
  const mark = useMarkMessage();
  const query = useAdminQuery("contactMessages.list", {
    query: {
      search,
      handled,
      limit: String(MESSAGES_PAGE_SIZE),
      offset: String((list.page - 1) * MESSAGES_PAGE_SIZE),
    },
  });
  const messages = query.data?.messages;
  const total = query.data?.total;
  const opened = messages?.find(({ id }) => id === open.id);
  usePageWithin(list, query.isPlaceholderData ? undefined : total, MESSAGES_PAGE_SIZE);

  return (
    <Screen title="Messages" subtitle="From the shop's contact form" isDense>
      <FilterBar>
        <SearchBox
          label="Search messages"
          placeholder="Search messages by sender or text..."
          value={search}
          onChange={(value) => list.filter({ search: value })}
        />
        <FilterSelect
          label="Filter by status"
          value={handled}
          onChange={(value) => list.filter({ handled: value })}
        >
          <option value="">All Messages</option>
          <option value="false">Open</option>
          <option value="true">Handled</option>
        </FilterSelect>
      </FilterBar>
      <UnknownFilters list={list} />
      <Card isFlush>
        <MessageTable
          messages={messages}
          query={query}
          isFiltered={Boolean(search || handled)}
          isPending={mark.isPending}
          open={open}
          onMark={({ id }, willBe) => mark.mutate({ id, handled: willBe })}
        />
        <Pagination
          page={list.page}
          pageSize={MESSAGES_PAGE_SIZE}
          total={total ?? 0}
          onChange={list.goTo}
        />
      </Card>
      {opened && (
        <MessageDialog
          message={opened}
          isPending={mark.isPending}
          onMark={(willBe) => mark.mutate({ id: opened.id, handled: willBe })}
          onClose={open.close}
        />
      )}
    </Screen>
  );
}
