/**
 * How staff look at drafts in the pages themselves (decision 103): a page whose address has a sealed
 * token shows drafts in the place of what is published. The storefront's server hands it on to Medusa.
 */
export const PREVIEW_PARAMETER = "preview";
export const PREVIEW_HEADER = "x-birchwell-preview";
/** So long the address of a preview holds. */
export const PREVIEW_HOURS = 24;
