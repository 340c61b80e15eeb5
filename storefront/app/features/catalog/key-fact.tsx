import type { Product } from "@eldercare/contracts";
import { Unbroken } from "~/components/unbroken";
import styles from "./key-fact.module.css";

/** The size or limit by which a product is chosen, in plain sight. Nothing where none is stated. */
export function KeyFact({ product: { cardSpec } }: { product: Pick<Product, "cardSpec"> }) {
  if (!cardSpec) return null;
  return (
    <p className={styles.fact}>
      <Unbroken text={`${cardSpec.name}: ${cardSpec.value}`} />
    </p>
  );
}
