import { type PackingOrder, wholeNameOf } from "@eldercare/contracts";
import { Link } from "react-router-dom";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import {
  type Column,
  DataTable,
  type RowSelection,
  type TableQuery,
} from "../components/data-table";
import { formatDay } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { TruckIcon } from "../components/icons";
import { RowActions } from "../components/row-actions";
import { ForCall } from "../host/for-call";
import { progressOf } from "../parcels/order-progress";
import styles from "../parcels/parcels.module.css";
import { leftOf } from "./scanned-pieces";

type PackingTableProps = {
  orders: readonly PackingOrder[] | undefined;
  query: TableQuery;
  /** What was typed to find an order; "" where all are listed. */
  search: string;
  selection: RowSelection<PackingOrder>;
  onPack: (order: PackingOrder) => void;
};

/** Lines of an order that a row shows; all of them are where it is packed. */
const LINES_SHOWN = 5;

function LinesCell({ order }: { order: PackingOrder }) {
  // What is still to be packed first; pieces that are in parcels are not among its numbers.
  const lines = [...order.lines].sort(
    (one, other) => Number(leftOf(other) > 0) - Number(leftOf(one) > 0),
  );
  const more = lines.length - LINES_SHOWN;
  return (
    <div className={styles.words}>
      {lines.slice(0, LINES_SHOWN).map((line) => {
        const left = leftOf(line);
        const isShort = line.onHand !== null && left > line.onHand;
        return (
          <span key={line.id} className={left > 0 ? undefined : styles.soft}>
            {left > 0 ? left : line.qty} × {wholeNameOf(line)}{" "}
            <span className={isShort ? styles.short : styles.soft}>
              {line.sku}
              {left > 0 ? line.onHand !== null && `, ${line.onHand} on hand` : ", packed"}
            </span>
          </span>
        );
      })}
      {more > 0 && <span className={styles.soft}>and {more} more</span>}
    </div>
  );
}

/** Orders that are to be packed and sent, the oldest first. */
export function PackingTable({ orders, query, search, selection, onPack }: PackingTableProps) {
  const columns: readonly Column<PackingOrder>[] = [
    { header: "Order", isLead: true, cell: ({ number }) => `Order ${number}` },
    { header: "Customer", isText: true, cell: ({ shipping }) => shipping.name },
    { header: "Date", cell: ({ createdAt }) => formatDay(createdAt) },
    { header: "Items", isText: true, cell: (order) => <LinesCell order={order} /> },
    { header: "Progress", cell: (order) => <Badge tone="amber">{progressOf(order)}</Badge> },
    {
      header: "Actions",
      cell: (order) => (
        <RowActions>
          <Button
            tone="secondary"
            aria-label={`${order.stage === "to-send" ? "Send" : "Pack"} order ${order.number}`}
            onClick={() => onPack(order)}
          >
            {order.stage === "to-send" ? "Send" : "Pack"}
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Orders to pack and send, the oldest first"
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      query={query}
      selection={selection}
      empty={
        search ? (
          <EmptyState
            title={`Nothing to pack is found for “${search}”`}
            hint="It may have left already, not be paid, or be at another stage"
            icon={<TruckIcon />}
            action={
              <ForCall name="orders.list">
                <Button asChild tone="secondary">
                  <Link to={`/admin/orders?${new URLSearchParams({ search })}`}>
                    Look in Orders
                  </Link>
                </Button>
              </ForCall>
            }
          />
        ) : (
          <EmptyState
            title="Nothing to pack"
            hint="Orders appear here once they are paid"
            icon={<TruckIcon />}
          />
        )
      }
    />
  );
}
