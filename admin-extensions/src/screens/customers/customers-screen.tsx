import { Card } from "../components/card";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { SearchBox } from "../components/search-box";
import { useListParams } from "../components/use-list-params";
import { usePageWithin } from "../components/use-page-within";
import { useAdminQuery } from "../host/use-admin-query";
import { CustomerTable } from "./customer-table";

/** The specification names none; the same as for orders. */
const CUSTOMERS_PAGE_SIZE = 20;

/** Everybody with an account, newest first (spec §2 Admin customers). */
export default function CustomersScreen() {
  const list = useListParams();
  const search = list.read("search");
  const query = useAdminQuery("users.list", {
    query: {
      search,
      limit: String(CUSTOMERS_PAGE_SIZE),
      offset: String((list.page - 1) * CUSTOMERS_PAGE_SIZE),
    },
  });
  const total = query.data?.total;
  usePageWithin(list, query.isPlaceholderData ? undefined : total, CUSTOMERS_PAGE_SIZE);

  return (
    <Screen title="Customers" subtitle="Everyone who has an account">
      <SearchBox
        label="Search customers"
        placeholder="Search customers by name or email..."
        value={search}
        onChange={(value) => list.filter({ search: value })}
      />
      <Card isFlush>
        <CustomerTable users={query.data?.users} query={query} isFiltered={search !== ""} />
        <Pagination
          page={list.page}
          pageSize={CUSTOMERS_PAGE_SIZE}
          total={total ?? 0}
          onChange={list.goTo}
        />
      </Card>
    </Screen>
  );
}
