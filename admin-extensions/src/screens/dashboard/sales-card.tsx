import {
  formatCents,
  growthPercent,
  SALES_PARTS,
  SALES_SPAN,
  type SalesPart,
  type SalesResponse,
  sumOfSales,
} from "@eldercare/contracts";
import { useState } from "react";
import { Card } from "../components/card";
import { FilterSelect } from "../components/filter-bar";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./sales-card.module.css";
import { SalesChart } from "./sales-chart";
import { SALES_FIGURES, type SalesFigure } from "./sales-figures";

const PART_NAME: Record<SalesPart, string> = { day: "Days", week: "Weeks", month: "Months" };

const PERCENT = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 1, signDisplay: "always" });

/** "+8%": how a figure grew; in words where there is nothing to compare it with. */
export function growthText(now: number | null, before: number | null): string {
  const percent = growthPercent(now, before);
  if (percent !== null) return `${PERCENT.format(percent)}%`;
  return now ? "new" : "none";
}

/** What was sold in whole days, weeks or months, beside as many before them. */
export function SalesCard() {
  const [by, setBy] = useState<SalesPart>("day");
  const [figure, setFigure] = useState<SalesFigure>("revenue");
  const query = useAdminQuery("sales.read", { query: { by } });
  return (
    <Card
      title="Sales"
      aside={
        <div className={styles.choices}>
          <FilterSelect label="Shown by" value={by} onChange={(part) => setBy(part as SalesPart)}>
            {SALES_PARTS.map((part) => (
              <option key={part} value={part}>
                {PART_NAME[part]}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            label="Shown figure"
            value={figure}
            onChange={(name) => setFigure(name as SalesFigure)}
          >
            {Object.entries(SALES_FIGURES).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </FilterSelect>
        </div>
      }
    >
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {query.data && (
        <>
          <Sums sales={query.data} />
          <SalesChart sales={query.data} figure={figure} />
        </>
      )}
    </Card>
  );
}

/** The three figures of the whole span, each with what it was before. */
function Sums({ sales }: { sales: SalesResponse }) {
  const now = sumOfSales(sales.now);
  const before = sumOfSales(sales.before);
  const span = `${SALES_SPAN[sales.by]} ${sales.by}s`;
  const sums = [
    { term: "Revenue", now: now.revenueCAD, before: before.revenueCAD, format: formatCents },
    { term: "Orders", now: now.orders, before: before.orders, format: String },
    { term: "Average order", now: now.basketCAD, before: before.basketCAD, format: formatCents },
  ];
  return (
    <>
      <p className={styles.span}>
        The last {span}, and the {span} before. {partText(sales)}
      </p>
      <dl className={styles.sums}>
        {sums.map(({ term, now, before, format }) => (
          <div key={term} className={styles.sum}>
            <dt>{term}</dt>
            <dd>
              <strong>{now === null ? "–" : format(now)}</strong>
              <span className={styles.before}>
                {before === null ? "nothing before" : `${format(before)} before`},{" "}
                <span className={styles.growth}>{growthText(now, before)}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const RUNNING: Record<SalesPart, string> = {
  day: "Today",
  week: "This week",
  month: "This month",
};

/** What has only begun is said in words: beside whole days it would look like a fall. */
function partText({ by, running }: SalesResponse): string {
  const orders = running.orders === 1 ? "1 order" : `${running.orders} orders`;
  return `${RUNNING[by]} so far: ${formatCents(running.revenueCAD)} from ${orders}.`;
}
