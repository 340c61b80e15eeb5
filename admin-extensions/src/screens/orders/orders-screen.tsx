import { ORDERS_PAGE_SIZE, type Order, type OrderStatus } from "@eldercare/contracts";
import { useState } from "react";
import { Card } from "../components/card";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { useListParams } from "../components/use-list-params";
import { usePageWithin } from "../components/use-page-within";
import { useAdminQuery } from "../host/use-admin-query";
import { OrderBooksCard } from "./order-books-card";
import { OrderDialog } from "./order-dialog";
import { OrderFilters } from "./order-filters";
import { OrderSummary } from "./order-summary";
import { OrderTable } from "./order-table";

/** All orders, newest first (spec §2 Admin orders). */
export default function OrdersScreen() {
  const list = useListParams();
  const [openId, setOpenId] = useState<string | null>(null);
  const search = list.read("search");
  const status = list.read<OrderStatus>("status");
  const query = useAdminQuery("orders.list", {
    query: {
      search,
      status,
      limit: String(ORDERS_PAGE_SIZE),
      offset: String((list.page - 1) * ORDERS_PAGE_SIZE),
    },
  });
  const orders: readonly Order[] | undefined = query.data?.orders;
  const total = query.data?.total;
  usePageWithin(list, query.isPlaceholderData ? undefined : total, ORDERS_PAGE_SIZE);

  return (
    <Screen title="Orders" subtitle="Manage customer orders and shipping">
      <OrderSummary orders={orders} />
      <OrderFilters search={search} status={status} onFilter={list.filter} />
      <Card isFlush>
        <OrderTable
          orders={orders}
          query={query}
          isFiltered={Boolean(search || status)}
          onView={(order) => setOpenId(order.id)}
        />
        <Pagination
          page={list.page}
          pageSize={ORDERS_PAGE_SIZE}
          total={total ?? 0}
          onChange={list.goTo}
        />
      </Card>
      <OrderBooksCard />
      <OrderDialog
        order={orders?.find(({ id }) => id === openId)}
        onClose={() => setOpenId(null)}
      />
    </Screen>
  );
}
