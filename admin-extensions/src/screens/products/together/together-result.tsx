import type { ImportDetail, ImportDifference } from "@eldercare/contracts";
import { isWorking } from "../../import/import-status";
import styles from "./together.module.css";

/** As many are shown before and after; the counts are of all. */
const SHOWN = 20;

/** What a change of many products would do, does or has done: in numbers, then product by product. */
export function TogetherResult({ detail }: { detail: ImportDetail }) {
  const { differences, warnings, kept, problem, counts } = detail;
  const more = (counts?.updated ?? 0) - Math.min(SHOWN, differences.length);
  return (
    <div className={styles.result}>
      <p role="status" className={styles.summary}>
        {summaryOf(detail)}
      </p>
      {isWorking(detail) && (
        <progress
          className={styles.progress}
          aria-label="Products that are done"
          {...(detail.total > 0 && { value: detail.done, max: detail.total })}
        />
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {[...kept.map((each) => `Stays: ${each}`), ...warnings].map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {differences.length > 0 && !isWorking(detail) && detail.status !== "undone" && (
        <ul className={styles.differences} aria-label="Before and after">
          {differences.slice(0, SHOWN).map((difference, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list stands still.
            <Difference key={place} {...difference} />
          ))}
          {more > 0 && <li>… and {more} more</li>}
        </ul>
      )}
    </div>
  );
}

/** A product, and below it each of its variants, with each change in a line of its own. */
function Difference({ name, changes, variants = [] }: ImportDifference) {
  return (
    <li>
      <strong>{name}</strong>
      {changes.length > 0 && <Changes changes={changes} />}
      {variants.map((variant) => (
        <div key={variant.name} className={styles.variant}>
          <span>{variant.name}</span>
          <Changes changes={variant.changes} />
        </div>
      ))}
    </li>
  );
}

const Changes = ({ changes }: Pick<ImportDifference, "changes">) => (
  <ul className={styles.changes}>
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </ul>
);

const products = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

function summaryOf(detail: ImportDetail): string {
  const { status, counts, done, total } = detail;
  const { updated = 0, unchanged = 0, skipped = 0 } = counts ?? {};
  const progress = total > 0 ? `: ${done} of ${total}` : "";
  if (isWorking(detail)) {
    const doing = { checking: "Checking", undoing: "Taking back" }[status as "checking"];
    return `${doing ?? "Changing"}${progress}...`;
  }
  if (status === "undone") return "The change is taken back.";
  if (status === "refused") return "Nothing was changed.";
  const others = [
    ...(unchanged > 0 ? [`${unchanged} ${unchanged === 1 ? "is" : "are"} so already`] : []),
    ...(skipped > 0 ? [`${skipped} ${skipped === 1 ? "is" : "are"} left out`] : []),
  ];
  const changed =
    status === "ready" ? `${products(updated)} will change` : `${products(updated)} changed`;
  return `${[changed, ...others].join(", ")}.`;
}
