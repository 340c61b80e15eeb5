import {
  MAX_LIST_LIMIT,
  ORDER_SORTS,
  ORDER_STATUSES,
  ORDERS_PAGE_SIZE,
  type Order,
  OrderListQuery,
} from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { Link } from "react-router-dom";
import { Card } from "../components/card";
import { ExportLinks } from "../components/export-links";
import { NewButton } from "../components/new-button";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { UnknownFilters } from "../components/unknown-filters";
import { ANY, ROW, sortsOf, useListParams } from "../components/use-list-params";
import { useOpenRow } from "../components/use-open-row";
import { usePageWithin } from "../components/use-page-within";
import { useAdminHost } from "../host/admin-host";
import { ForCall } from "../host/for-call";
import { useAdminQuery } from "../host/use-admin-query";
import { ChosenOrders } from "../parcels/chosen-orders";
import { useOrderChoice } from "../parcels/use-order-choice";
import { AbandonedNote } from "./abandoned-note";
import { MoneyCheckCard } from "./money-check-card";
import { OpenOrder } from "./open-order";
import { OrderBooksCard } from "./order-books-card";
import { ABANDONED, OrderFilters, RETURNS } from "./order-filters";
import { OrderSummary } from "./order-summary";
import { OrderTable } from "./order-table";

const NEWEST_FIRST = "-date";
const isDay = (value: string) => OrderListQuery.shape.from.safeParse(value).success;
const FILTERS = {
  search: ANY,
  status: [...ORDER_STATUSES, ABANDONED, RETURNS],
  ...{ from: isDay, to: isDay },
  sort: sortsOf(ORDER_SORTS),
  order: ROW,
} as const;

/** All orders, newest first (spec §2 Admin orders). */
export default function OrdersScreen() {
  const list = useListParams(FILTERS);
  const open = useOpenRow("order");
  const { api } = useAdminHost();
  const [chosen, setChosen] = useOrderChoice();
  const search = list.read("search");
  const shown = list.read("status");
  const isAbandoned = shown === ABANDONED;
  const sort = list.read("sort");
  const filter = {
    search,
    status: shown === ABANDONED || shown === RETURNS ? ("" as const) : shown,
    returns: shown === RETURNS ? ("true" as const) : ("" as const),
    abandoned: isAbandoned ? ("true" as const) : ("false" as const),
    ...{ from: list.read("from"), to: list.read("to"), sort },
  };
  const query = useAdminQuery("orders.list", {
    query: {
      ...filter,
      limit: String(ORDERS_PAGE_SIZE),
      offset: String((list.page - 1) * ORDERS_PAGE_SIZE),
    },
  });
  const orders: readonly Order[] | undefined = query.data?.orders;
  const total = query.data?.total;
  usePageWithin(list, query.isPlaceholderData ? undefined : total, ORDERS_PAGE_SIZE);

  async function chooseAll() {
    const all = await api.call("orders.list", {
      query: { ...filter, limit: String(MAX_LIST_LIMIT) },
    });
    setChosen(new Set(all.orders.map(({ id }) => id)));
  }

  return (
    <Screen
      title="Orders"
      subtitle="Manage customer orders and shipping"
      figures={<OrderSummary orders={orders} />}
      actions={
        <ForCall name="phoneOrders.place">
          <NewButton asChild>
            <Link to="/admin/orders/new">New Order</Link>
          </NewButton>
        </ForCall>
      }
      isDense
    >
      <ForCall name="moneyCheck.read">
        <MoneyCheckCard place="above" onOpen={open.open} />
      </ForCall>
      <OrderFilters
        {...{ search, shown, from: filter.from, to: filter.to }}
        onFilter={list.filter}
      />
      <UnknownFilters list={list} />
      <Card isFlush>
        <ChosenOrders
          chosen={chosen}
          onClear={() => setChosen(new Set())}
          chooseAll={
            total !== undefined && chosen.size > 0 && chosen.size < total
              ? { total: Math.min(total, MAX_LIST_LIMIT), onChoose: () => void chooseAll() }
              : undefined
          }
        />
        <OrderTable
          orders={orders}
          query={query}
          isFiltered={Boolean(search || shown || filter.from || filter.to)}
          open={open}
          sort={{
            value: sort || NEWEST_FIRST,
            onChange: (value) => list.filter({ sort: value === NEWEST_FIRST ? "" : value }),
          }}
          selection={{ chosen, onChange: setChosen, nameOf: ({ number }) => `order ${number}` }}
        />
        <Pagination
          page={list.page}
          pageSize={ORDERS_PAGE_SIZE}
          total={total ?? 0}
          isMore={query.data?.isMore}
          onChange={list.goTo}
        />
      </Card>
      <AbandonedNote
        count={query.data?.abandoned ?? 0}
        isSearch={search !== ""}
        onShow={() => list.filter({ status: ABANDONED })}
      />
      <ForCall name="orders.downloadTable">
        <ExportLinks
          hrefOf={(format) => addressOf("orders.downloadTable", { query: { ...filter, format } })}
        />
      </ForCall>
      <ForCall name="orders.export">
        <OrderBooksCard />
      </ForCall>
      <ForCall name="moneyCheck.read">
        <MoneyCheckCard place="below" onOpen={open.open} />
      </ForCall>
      {open.id && (
        <OpenOrder
          id={open.id}
          listed={orders?.find(({ id }) => id === open.id)}
          onClose={open.close}
        />
      )}
    </Screen>
  );
}
