import { formatCents, type Order } from "@eldercare/contracts";
import { shortId } from "@eldercare/ui/short-id";
import { IconButton } from "../components/button";
import {
  type Column,
  DataTable,
  type RowSelection,
  type TableQuery,
} from "../components/data-table";
import { formatDay } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import type { TableSort } from "../components/head-cell";
import { OrdersIcon, ViewIcon } from "../components/icons";
import { NO_EMAIL } from "../components/no-email";
import { RowActions } from "../components/row-actions";
import type { OpenRow } from "../components/use-open-row";
import { ForCall } from "../host/for-call";
import { OrderState } from "./order-state";
import styles from "./order-table.module.css";
import { StatusSelect } from "./status-select";
import { VerbsMenu } from "./verbs-menu";
import { WaitingStatus } from "./waiting-status";

type OrderTableProps = {
  orders: readonly Order[] | undefined;
  query: TableQuery;
  isFiltered: boolean;
  open: OpenRow;
  sort: TableSort;
  selection: RowSelection<Order>;
};

const itemCount = ({ items }: Order) => items.reduce((sum, { qty }) => sum + qty, 0);

/** Buyers tell orders apart by the number in their mails, staff by the end of their ids too. */
function OrderCell({ order: { id, number } }: { order: Order }) {
  return (
    <span className={styles.line} data-stacked>
      <span>{number}</span>
      <span className={styles.detail}>#{shortId(id)}</span>
    </span>
  );
}

function CustomerCell({ order }: { order: Order }) {
  return (
    <div className={styles.line}>
      <span className={styles.name}>{order.shipping.name}</span>
      {order.userId && <span className={styles.detail}>{shortId(order.userId)}</span>}
      {order.isGuest && <span className={styles.detail}>Guest</span>}
      <span className={styles.email}>{order.email || NO_EMAIL}</span>
    </div>
  );
}

export function OrderTable({ orders, query, isFiltered, selection, open, sort }: OrderTableProps) {
  const columns: readonly Column<Order>[] = [
    {
      header: "Order ID",
      isLead: true,
      sort: "-number",
      cell: (order) => <OrderCell order={order} />,
    },
    {
      header: "Customer",
      isText: true,
      sort: "customer",
      cell: (order) => <CustomerCell order={order} />,
    },
    { header: "Date", sort: "-date", cell: ({ createdAt }) => formatDay(createdAt) },
    {
      header: "Amount",
      isNumeric: true,
      sort: "-amount",
      cell: ({ amountCAD }) => formatCents(amountCAD),
    },
    {
      header: "Status",
      sort: "status",
      cell: (order) => (
        <span className={styles.status}>
          <OrderState order={order} />
          <WaitingStatus order={order} />
        </span>
      ),
    },
    { header: "Items", isNumeric: true, cell: itemCount },
    {
      header: "Actions",
      cell: (order) => (
        <RowActions>
          <IconButton
            aria-label={`View order #${shortId(order.id)}`}
            onClick={() => open.open(order.id)}
          >
            <ViewIcon />
          </IconButton>
          <ForCall name="orders.setStatus">
            <StatusSelect order={order} />
            <VerbsMenu order={order} />
          </ForCall>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      query={query}
      link={{ hrefOf: ({ id }) => open.hrefOf(id), onOpen: ({ id }) => open.open(id) }}
      sort={sort}
      selection={selection}
      empty={
        <EmptyState
          title="No orders found"
          hint={
            isFiltered
              ? "Try adjusting your filters"
              : "Orders will appear here once customers start purchasing"
          }
          icon={<OrdersIcon />}
        />
      }
    />
  );
}
