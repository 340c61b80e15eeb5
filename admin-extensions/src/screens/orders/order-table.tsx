import { formatCents, type Order } from "@eldercare/contracts";
import { shortId } from "@eldercare/ui/short-id";
import { IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatDay } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { OrdersIcon, ViewIcon } from "../components/icons";
import { OrderStatusBadge } from "../components/order-status-badge";
import { RowActions } from "../components/row-actions";
import styles from "./order-table.module.css";
import { StatusSelect } from "./status-select";

type OrderTableProps = {
  orders: readonly Order[] | undefined;
  query: TableQuery;
  isFiltered: boolean;
  onView: (order: Order) => void;
};

const itemCount = ({ items }: Order) => items.reduce((sum, { qty }) => sum + qty, 0);

/** Staff tell orders apart by the end of their ids, buyers by the number in their mails. */
function OrderCell({ order: { id, number } }: { order: Order }) {
  return (
    <div className={styles.stack}>
      <span>#{shortId(id)}</span>
      <span className={styles.detail}>Order {number}</span>
    </div>
  );
}

function CustomerCell({ order }: { order: Order }) {
  return (
    <div className={styles.stack}>
      <span>{order.email}</span>
      {order.userId && <span className={styles.detail}>{shortId(order.userId)}</span>}
      {order.isGuest && <span className={styles.detail}>Guest</span>}
    </div>
  );
}

export function OrderTable({ orders, query, isFiltered, onView }: OrderTableProps) {
  const columns: readonly Column<Order>[] = [
    { header: "Order ID", isLead: true, cell: (order) => <OrderCell order={order} /> },
    { header: "Customer", isText: true, cell: (order) => <CustomerCell order={order} /> },
    { header: "Date", cell: ({ createdAt }) => formatDay(createdAt) },
    { header: "Amount", isNumeric: true, cell: ({ amountCAD }) => formatCents(amountCAD) },
    { header: "Status", cell: ({ status }) => <OrderStatusBadge status={status} /> },
    { header: "Items", isNumeric: true, cell: itemCount },
    {
      header: "Actions",
      cell: (order) => (
        <RowActions>
          <IconButton aria-label={`View order #${shortId(order.id)}`} onClick={() => onView(order)}>
            <ViewIcon />
          </IconButton>
          <StatusSelect order={order} />
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Orders, newest first"
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      query={query}
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
