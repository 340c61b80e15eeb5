import type { LowStockItem } from "@eldercare/contracts";
import { Link } from "react-router-dom";
import { Card } from "../components/card";
import { type Column, DataTable } from "../components/data-table";
import { EmptyState } from "../components/empty-state";
import { CheckIcon } from "../components/icons";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./running-low.module.css";

const RATE = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 1 });

/** For how long what is there lasts, as it sold of late. */
export function lastsText({ stock, weeksLeft }: LowStockItem): string {
  if (stock <= 0) return "Sold out";
  if (weeksLeft === null) return "Not selling now";
  if (weeksLeft < 1) return "Less than a week";
  const weeks = Math.floor(weeksLeft);
  return weeks === 1 ? "About 1 week" : `About ${weeks} weeks`;
}

/** How many asked to be told when it is back. */
function waitingText({ waiting }: LowStockItem): string {
  if (waiting === 0) return "Nobody";
  return waiting === 1 ? "1 person" : `${waiting} people`;
}

const COLUMNS: readonly Column<LowStockItem>[] = [
  {
    header: "Product",
    isLead: true,
    isText: true,
    cell: ({ productId, name, variantName }) => (
      <Link to={`/admin/products?edit=${encodeURIComponent(productId)}`} className={styles.name}>
        {variantName ? `${name} (${variantName})` : name}
      </Link>
    ),
  },
  { header: "Available", cell: ({ stock }) => String(stock) },
  { header: "Sold a Week", cell: ({ soldPerWeek }) => RATE.format(soldPerWeek) },
  { header: "Lasts", cell: lastsText },
  { header: "Waiting", cell: waitingText },
];

/** What is nearly or wholly sold out, that which is gone soonest first. */
export function RunningLow() {
  const query = useAdminQuery("lowStock.list");
  return (
    <Card
      title="Running Low"
      isFlush
      aside={
        <Link to="/admin/products?stock=low" className={styles.all}>
          View all low stock
        </Link>
      }
    >
      <DataTable
        caption="Products that are sold out or nearly so, and how long they will last"
        columns={COLUMNS}
        rows={query.data?.items}
        keyOf={({ productId, variantName }) => `${productId} ${variantName}`}
        query={query}
        empty={
          <EmptyState
            title="Enough of everything"
            hint="There are at least ten of each product"
            icon={<CheckIcon />}
          />
        }
      />
    </Card>
  );
}
