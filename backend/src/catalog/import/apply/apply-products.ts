import type { ProductPlan, ProductRow, ReadRow, RowError } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { StoreContext } from "../../../workflows/store/store-context";
import type { Progress } from "../report/progress";
import type { Journal } from "../write/journal";
import { ProductWriter } from "../write/product-writer";
import { RowsRefused, refusedRow } from "./rows-refused";

/** Large enough to be quick, small enough that a failure takes little back. */
export const PRODUCT_BATCH = 250;

type Row = ReadRow<ProductRow>;

export interface ProductsToApply {
  file: string;
  /** How many rows there are to write. */
  total: number;
  /** The good rows in batches of at most {@link PRODUCT_BATCH}. */
  batches: AsyncIterable<Row[]>;
  plan: (rows: readonly Row[], database: Knex) => Promise<ProductPlan>;
}

/**
 * Writes products in batches, each in one transaction. Rows that the database refuses are found one
 * by one and answered as errors; the rest of their batch is written. Other failures throw
 * {@link RowsRefused}.
 */
export async function applyProducts(
  container: MedusaContainer,
  { file, total, batches, plan }: ProductsToApply,
  store: StoreContext,
  progress: Progress,
  journal: Journal | null,
): Promise<RowError[]> {
  const errors: RowError[] = [];
  if (total === 0) return errors;
  const writer = await ProductWriter.open(container, store, journal);
  const task = progress.start("Products", total);
  const write = async (rows: Row[]): Promise<void> => {
    if (rows.length === 0) return;
    try {
      const done = await writer.write((database) => plan(rows, database));
      errors.push(...done.errors);
    } catch (error) {
      const [only] = rows;
      if (!only || !refusedRow(file, only, error)) {
        throw new RowsRefused(
          file,
          rows.map(({ row }) => row),
          error,
        );
      }
      if (rows.length > 1) {
        const half = Math.ceil(rows.length / 2);
        await write(rows.slice(0, half));
        await write(rows.slice(half));
        return;
      }
      errors.push(refusedRow(file, only, error) as RowError);
    }
  };
  for await (const rows of batches) {
    await write(rows);
    task.advance(rows.length);
  }
  task.end();
  return errors;
}
