import { createHash } from "node:crypto";
import { MAX_SKU_LENGTH, SKU_PREFIX, slugFromName } from "@eldercare/contracts";

const MARK_LENGTH = 8;

/**
 * The SKU of a variant that has none: of its product's slug and its values, the same at every load, so
 * that its row finds it again. What is too long ends with a mark of the whole.
 */
export function madeSku(slug: string, optionValues: readonly string[]): string {
  const parts = [slug, ...optionValues.map(slugFromName)].filter(Boolean);
  const whole = `${SKU_PREFIX}${parts.join("-").toUpperCase()}`;
  if (whole.length <= MAX_SKU_LENGTH) return whole;
  const mark = createHash("sha256").update(whole).digest("hex").slice(0, MARK_LENGTH);
  const start = whole.slice(0, MAX_SKU_LENGTH - MARK_LENGTH - 1).replace(/-+$/, "");
  return `${start}-${mark.toUpperCase()}`;
}
