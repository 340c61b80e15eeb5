import { Refusal } from "../../errors/refusal";
import { skuTaken } from "./free-sku";

const UNIQUE_VIOLATION = "23505";

/**
 * Writes a product with this SKU. What somebody outside of the catalog's lock (Medusa Admin, another
 * program) took in this very moment is refused like what was taken before.
 */
export async function refuseTaken<Result>(
  sku: string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw refusalOf(error, sku) ?? error;
  }
}

function refusalOf(error: unknown, sku: string): Refusal | undefined {
  if (!(error instanceof Error) || !("code" in error) || error.code !== UNIQUE_VIOLATION) {
    return undefined;
  }
  const constraint = "constraint" in error ? String(error.constraint) : "";
  if (constraint.includes("barcode")) return barcodeTaken(error);
  if (constraint.includes("sku")) return skuTaken(sku);
  if (!constraint.includes("handle")) return undefined;
  return Refusal.ofField("conflict", "name", "Another product has this address already.");
}

/** PostgreSQL names the value in its detail: `Key (barcode)=(0123) already exists.` */
function barcodeTaken(error: Error): Refusal {
  const detail = "detail" in error ? String(error.detail) : "";
  const barcode = /\)=\((.*)\) /.exec(detail)?.[1] ?? "";
  return Refusal.ofField(
    "conflict",
    "variantTable",
    `Another product has the bar code ${barcode}.`,
    "barcode_taken",
  );
}
