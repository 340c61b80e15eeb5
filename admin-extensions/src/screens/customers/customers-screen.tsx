import { type KnownPersonQuery, USER_SORTS } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { ExportLinks } from "../components/export-links";
import { SearchIcon } from "../components/icons";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { SearchBox } from "../components/search-box";
import { UnknownFilters } from "../components/unknown-filters";
import { ANY, ROW, sortsOf, useListParams } from "../components/use-list-params";
import { useOpenRow } from "../components/use-open-row";
import { usePageWithin } from "../components/use-page-within";
import { useAdminQuery } from "../host/use-admin-query";
import { CustomerDialog } from "./customer-dialog";
import { CustomerTable } from "./customer-table";
import { FindPersonForm } from "./find-person-form";
import { PersonDialog } from "./person-dialog";

/** The specification names none; the same as for orders. */
const CUSTOMERS_PAGE_SIZE = 20;

const NEWEST_FIRST = "-date";

const FILTERS = { search: ANY, sort: sortsOf(USER_SORTS), customer: ROW, order: ROW } as const;

/** Everybody with an account, newest first (spec §2 Admin customers). */
export default function CustomersScreen() {
  const list = useListParams(FILTERS);
  const open = useOpenRow("customer");
  // Who gave no email address is known by an order, and stands in no list.
  const buyer = useOpenRow("order");
  const [isFinding, setFinding] = useState(false);
  const [who, setWho] = useState<KnownPersonQuery | null>(null);
  const search = list.read("search");
  const sort = list.read("sort");
  const query = useAdminQuery("users.list", {
    query: {
      search,
      sort,
      limit: String(CUSTOMERS_PAGE_SIZE),
      offset: String((list.page - 1) * CUSTOMERS_PAGE_SIZE),
    },
  });
  const total = query.data?.total;
  usePageWithin(list, query.isPlaceholderData ? undefined : total, CUSTOMERS_PAGE_SIZE);

  return (
    <Screen
      title="Customers"
      subtitle="Everyone who has an account"
      isDense
      actions={
        <Button tone="secondary" onClick={() => setFinding(true)}>
          <SearchIcon />
          Personal Data
        </Button>
      }
    >
      <SearchBox
        label="Search customers"
        placeholder="Search customers by name or email..."
        value={search}
        onChange={(value) => list.filter({ search: value })}
      />
      <UnknownFilters list={list} />
      <Card isFlush>
        <CustomerTable
          users={query.data?.users}
          query={query}
          isFiltered={search !== ""}
          onPersonalData={(email) => setWho({ email })}
          open={open}
          sort={{
            value: sort || NEWEST_FIRST,
            onChange: (value) => list.filter({ sort: value === NEWEST_FIRST ? "" : value }),
          }}
        />
        <Pagination
          page={list.page}
          pageSize={CUSTOMERS_PAGE_SIZE}
          total={total ?? 0}
          isMore={query.data?.isMore}
          onChange={list.goTo}
        />
      </Card>
      <ExportLinks
        hrefOf={(format) => addressOf("users.downloadTable", { query: { search, sort, format } })}
      />
      {isFinding && (
        <FindPersonForm
          onFind={(found) => {
            setFinding(false);
            setWho(found);
          }}
          onClose={() => setFinding(false)}
        />
      )}
      {open.id && (
        <CustomerDialog
          key={open.id}
          who={{ email: open.id }}
          onPersonalData={() => setWho({ email: open.id })}
          onClose={open.close}
        />
      )}
      {buyer.id && !open.id && (
        <CustomerDialog
          key={buyer.id}
          who={{ order: buyer.id }}
          onPersonalData={() => setWho({ order: buyer.id })}
          onClose={buyer.close}
        />
      )}
      {who && <PersonDialog who={who} onClose={() => setWho(null)} />}
    </Screen>
  );
}
