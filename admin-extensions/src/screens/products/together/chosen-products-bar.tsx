import { Button } from "../../components/button";
import styles from "./together.module.css";
import type { ChosenProducts } from "./use-chosen-products";

type BarProps = { chosen: ChosenProducts; total: number; onChange: () => void };

/** How many products are chosen, and what can be done with them. */
export function ChosenProductsBar({ chosen, total, onChange }: BarProps) {
  const { count, chooseAll, clear } = chosen;
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label="Chosen products">
      <strong role="status">
        {count} {count === 1 ? "product" : "products"} chosen
      </strong>
      {chooseAll && (
        <Button tone="quiet" onClick={chooseAll}>
          Choose All {total} That Match
        </Button>
      )}
      <Button onClick={onChange}>Change Together</Button>
      <Button tone="quiet" onClick={clear}>
        Clear
      </Button>
    </section>
  );
}
