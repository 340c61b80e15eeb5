/** Kept in the tab for as long as its visit. */
const MERGED = "eldercare-cart-merged";

/** Whether this visit's cart and the account's are one already; without storage there are no visits. */
export function isVisitMerged(): boolean {
  try {
    return window.sessionStorage.getItem(MERGED) !== null;
  } catch {
    return true;
  }
}

/** Fails where there is no storage. */
export const rememberMergedVisit = (): void => window.sessionStorage.setItem(MERGED, "yes");
