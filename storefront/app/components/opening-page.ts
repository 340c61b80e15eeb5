/** What covers the page while the next one is drawn (features/catalog/opening-product.ts). */
export const OPENING_ID = "opening";

/** The next page is drawn, or will not be. */
export const endOpening = () => document.getElementById(OPENING_ID)?.remove();
