import type { Product } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { Breadcrumb } from "~/components/breadcrumb";
import { ProductImage } from "~/components/product-image";
import { Unbroken } from "~/components/unbroken";
import type { Buyable } from "~/features/catalog/buyable";
import { listingCrumbs } from "~/features/catalog/product-crumbs";
import { WayToBuy } from "~/features/catalog/way-to-buy";
import styles from "./compare-page.module.css";
import { type ComparedRow, comparedRows } from "./compared-rows";
import { comparePath, MOST_COMPARED } from "./compared-slugs";

export type ComparePageProps = {
  products: readonly Product[];
  /** How each of them can be bought. */
  buyables: readonly Buyable[];
  /** Only rows in which the products differ. */
  isShort: boolean;
  /** One more was to be added than are compared. */
  isFull: boolean;
  /** The address names more than are compared. */
  isCut: boolean;
  /** So many that the address names the shop does not have. */
  gone: number;
};

/** Up to four products beside each other; what differs is marked in words and by a line. */
export function ComparePage(props: ComparePageProps) {
  const { products, isFull, isCut, gone } = props;
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb
        crumbs={[...listingCrumbs(undefined), { label: "Compare Products", to: "/compare" }]}
      />
      <h1>Compare Products</h1>
      {isFull && (
        <p role="status" className={styles.full}>
          You can compare {MOST_COMPARED} products at a time. Remove one first, then add the other.
        </p>
      )}
      {isCut && (
        <p role="status" className={styles.full}>
          You can compare {MOST_COMPARED} products at a time. The first {MOST_COMPARED} are shown.
        </p>
      )}
      {gone > 0 && (
        <p role="status" className={styles.full}>
          {gone === 1
            ? "One of these products is not in our shop any more."
            : `${gone} of these products are not in our shop any more.`}
        </p>
      )}
      {products.length === 0 ? (
        <p>
          There is nothing to compare yet. Press “Compare” on the pages of two or more products, and
          you will see them here side by side.
        </p>
      ) : (
        <Comparison {...props} />
      )}
      <p className={styles.ways}>
        {products.length === 0 ? (
          <Button asChild>
            <Link to="/products">See All Products</Link>
          </Button>
        ) : (
          <Link to="/products">Choose More Products</Link>
        )}
      </p>
    </div>
  );
}

/** What is set as blocks on a phone is a table to browsers only where it is called one. */
const ROLES = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  name: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

type ComparisonProps = Pick<ComparePageProps, "products" | "buyables" | "isShort">;

function Comparison({ products, buyables, isShort }: ComparisonProps) {
  const slugs = products.map(({ slug }) => slug);
  const rows = comparedRows(products);
  const differing = rows.filter(({ isDifferent }) => isDifferent);
  const shown = isShort ? differing : rows;
  return (
    <>
      {products.length > 1 ? (
        <nav aria-label="Rows" className={styles.rows}>
          <Link to={comparePath(slugs)} aria-current={isShort ? undefined : "true"}>
            Everything
          </Link>
          <Link
            to={comparePath(slugs, { isShort: true })}
            aria-current={isShort ? "true" : undefined}
          >
            Only Differences
          </Link>
          <span>{differencesText(differing.length)}</span>
        </nav>
      ) : (
        <p>Add another product to see what differs.</p>
      )}
      <div className={styles.measured}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys, too. */}
        <section className={styles.scroller} aria-label="Comparison" tabIndex={0}>
          <table className={styles.table} {...ROLES.table}>
            <caption className="visually-hidden">
              The products beside each other; rows that differ say so
            </caption>
            <thead {...ROLES.rows}>
              <tr {...ROLES.row}>
                <td {...ROLES.cell} />
                {products.map((product) => (
                  <ProductHead key={product.id} product={product} shown={slugs} />
                ))}
              </tr>
            </thead>
            <tbody {...ROLES.rows}>
              <tr className="no-print" {...ROLES.row}>
                <th scope="row" {...ROLES.name}>
                  Buy
                </th>
                {buyables.map((buyable, index) => (
                  <td key={buyable.slug} className={styles.buying} {...ROLES.cell}>
                    <OfProduct product={products[index]} />
                    <WayToBuy buyable={buyable} />
                  </td>
                ))}
              </tr>
              {shown.map((row) => (
                <Row key={row.name} row={row} products={products} />
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  );
}

const differencesText = (count: number) => {
  if (count === 0) return "We found no difference between them.";
  return count === 1 ? "They differ in 1 row." : `They differ in ${count} rows.`;
};

function ProductHead({ product, shown }: { product: Product; shown: readonly string[] }) {
  const { name, slug, images } = product;
  return (
    <th scope="col" {...ROLES.column}>
      <ProductImage src={images[0]} alt="" sizes="9rem" className={styles.picture} />
      <Link to={`/product/${slug}`}>
        <Unbroken text={name} />
      </Link>
      <form method="post" action="/compare" className="no-print">
        <input type="hidden" name="shown" value={shown.join(",")} />
        <Button type="submit" tone="quiet" name="remove" value={slug}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </form>
    </th>
  );
}

/** Above a value where it does not stand in its product's column. */
const OfProduct = ({ product }: { product: Product | undefined }) => (
  <span className={styles.of}>{product && <Unbroken text={product.name} />}</span>
);

function Row({ row, products }: { row: ComparedRow; products: readonly Product[] }) {
  return (
    <tr data-different={row.isDifferent || undefined} {...ROLES.row}>
      <th scope="row" {...ROLES.name}>
        {row.name}
        {row.isDifferent && <span className={styles.different}>Different</span>}
      </th>
      {row.values.map((value, index) => (
        <td key={products[index]?.id} {...ROLES.cell}>
          <OfProduct product={products[index]} />
          {value === null ? (
            <span className={styles.unsaid}>Not stated</span>
          ) : (
            <Unbroken text={value} />
          )}
        </td>
      ))}
    </tr>
  );
}
