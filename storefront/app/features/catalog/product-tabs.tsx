import type { ProductDetail } from "@eldercare/contracts";
import { Tabs } from "@radix-ui/themes";
import { Paragraphs } from "./description-paragraphs";
import { FrenchTexts } from "./french-texts";
import styles from "./product-tabs.module.css";

type TextsOfProduct = Pick<ProductDetail, "description" | "french" | "specs">;

function Description({ description, french }: Omit<TextsOfProduct, "specs">) {
  return (
    <>
      {description.trim() ? (
        <div className={styles.text}>
          <Paragraphs text={description} />
        </div>
      ) : (
        <p>No description available.</p>
      )}
      {french && <FrenchTexts french={french} />}
    </>
  );
}

function Specifications({ specs }: Pick<TextsOfProduct, "specs">) {
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
        <Description description={product.description} french={product.french} />
      </Tabs.Content>
      <Tabs.Content value="specifications" forceMount className={styles.content}>
        <Specifications specs={product.specs} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
