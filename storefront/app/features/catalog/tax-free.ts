import { PROVINCIAL_TAX_LABEL, TAX_CLASS_LABEL, TAX_CLASSES } from "@eldercare/contracts";

/** Why a product bears no sales tax, in the words of its specifications; null for all others. */
export function taxFreeReason(specs: Readonly<Record<string, string>>): string | null {
  const reason = specs[TAX_CLASS_LABEL];
  const isTaxFree =
    reason !== TAX_CLASSES.standard && Object.values<unknown>(TAX_CLASSES).includes(reason);
  if (!isTaxFree || reason === undefined) return null;
  const provincial = specs[PROVINCIAL_TAX_LABEL];
  return provincial ? `${reason}. ${provincial}` : reason;
}
