import type { SalesCount, SalesPart, SalesResponse } from "@eldercare/contracts";
import styles from "./sales-chart.module.css";
import { roundTop, SALES_FIGURES, type SalesFigure } from "./sales-figures";

const HEIGHT = 160;
const STEP = 20;
const BAR = 12;

const FORMAT: Record<SalesPart, Intl.DateTimeFormat> = {
  day: new Intl.DateTimeFormat("en-CA", { timeZone: "UTC", month: "short", day: "numeric" }),
  week: new Intl.DateTimeFormat("en-CA", { timeZone: "UTC", month: "short", day: "numeric" }),
  month: new Intl.DateTimeFormat("en-CA", { timeZone: "UTC", month: "short", year: "numeric" }),
};

/** "Nov 3": the first day of a part; of months their name. */
const partName = (by: SalesPart, { from }: SalesCount) => FORMAT[by].format(new Date(from));

type SalesChartProps = { sales: SalesResponse; figure: SalesFigure };

/** Bars for the parts of now, a line across each for the same part of before; and both as a table. */
export function SalesChart({ sales: { by, now, before }, figure }: SalesChartProps) {
  const { label, of, text } = SALES_FIGURES[figure];
  const highest = Math.max(...[...now, ...before].map(of));
  const top = roundTop(highest);
  const height = (count: SalesCount) => (Math.max(0, of(count)) / top) * HEIGHT;
  const [first, last] = [now[0], now.at(-1)];
  return (
    <figure className={styles.chart}>
      <div className={styles.area}>
        {highest > 0 && <span className={styles.top}>{text(top)}</span>}
        <svg
          viewBox={`0 0 ${now.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.bars}
          aria-hidden="true"
        >
          {now.map((count, at) => (
            <rect
              key={count.from}
              className={styles.now}
              x={at * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height(count)}
              width={BAR}
              height={height(count)}
            />
          ))}
          {before.map(
            (count, at) =>
              of(count) > 0 && (
                <line
                  key={count.from}
                  className={styles.before}
                  x1={at * STEP + 1}
                  x2={(at + 1) * STEP - 1}
                  y1={HEIGHT - height(count)}
                  y2={HEIGHT - height(count)}
                />
              ),
          )}
        </svg>
        <div className={styles.days} aria-hidden="true">
          <span>{first && partName(by, first)}</span>
          <span>{last && partName(by, last)}</span>
        </div>
      </div>
      <figcaption className={styles.key} aria-hidden="true">
        <span className={styles.keyNow}>{label}</span>
        <span className={styles.keyBefore}>The same before</span>
      </figcaption>
      <details className={styles.table}>
        <summary>All figures as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">{label}</th>
              <th scope="col">From</th>
              <th scope="col">{label} before</th>
            </tr>
          </thead>
          <tbody>
            {now.map((count, at) => {
              const earlier = before[at];
              return (
                <tr key={count.from}>
                  <th scope="row">{partName(by, count)}</th>
                  <td>{text(of(count))}</td>
                  <td>{earlier && partName(by, earlier)}</td>
                  <td>{earlier && text(of(earlier))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
