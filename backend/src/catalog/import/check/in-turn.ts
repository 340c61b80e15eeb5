import type { FileKeys } from "@eldercare/catalog-import";
import type { Spool } from "../read/spool";
import { type CheckedProductRow, PRODUCT_BATCH } from "./check-product-file";

/**
 * The rows of a file, batch by batch, as `keys` is asked about them; last, as one batch, those that
 * waited for others to give up what they want: they go in together or not at all.
 */
export async function* inTurn(
  rows: Spool<CheckedProductRow>,
  keys: FileKeys,
): AsyncGenerator<CheckedProductRow[]> {
  const waiting: CheckedProductRow[] = [];
  for await (const batch of rows.chunks(PRODUCT_BATCH)) {
    yield batch;
    waiting.push(...batch.filter(({ read }) => keys.isWaiting(read.row)));
  }
  keys.settle();
  if (waiting.length > 0) yield waiting;
}
