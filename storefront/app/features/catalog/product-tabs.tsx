import type { Product } from "@eldercare/contracts";
import { Tabs } from "@radix-ui/themes";
import { paragraphsOf } from "./description-text";
import styles from "./product-tabs.module.css";

type TextsOfProduct = Pick<Product, "description" | "specs">;

function Description({ description }: Pick<Product, "description">) {
  const paragraphs = paragraphsOf(description);
  if (paragraphs.length === 0) return <p>No description available.</p>;
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Specifications({ specs }: Pick<Product, "specs">) {
  const entries = Object.entries(specs);
  if (entries.length === 0) return <p>No specifications available.</p>;
  return (
    <dl className={styles.specs}>
      {entries.map(([name, value]) => (
        <div key={name} className={styles.spec}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Description and Specifications. Both are in the page's text, also for search engines. */
export function ProductTabs({ product }: { product: TextsOfProduct }) {
  return (
    <Tabs.Root defaultValue="description" className={styles.tabs}>
      <Tabs.List size="2" className={styles.list} aria-label="About this product">
        <Tabs.Trigger value="description">Description</Tabs.Trigger>
        <Tabs.Trigger value="specifications">Specifications</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="description" forceMount className={styles.content}>
        <Description description={product.description} />
      </Tabs.Content>
      <Tabs.Content value="specifications" forceMount className={styles.content}>
        <Specifications specs={product.specs} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
