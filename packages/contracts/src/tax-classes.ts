/**
 * What a product's line of the specifications says of its sales tax (decision 071). The line decides
 * amounts where taxes are on; the rules are the backend's, docs/taxes.md is their table.
 */

/** Name of the line that says a product's tax class. */
export const TAX_CLASS_LABEL = "Sales tax";

/** Tax classes with the words in which shoppers read them. */
export const TAX_CLASSES = {
  standard: "GST/HST applies",
  "zero-rated": "No GST/HST: zero-rated medical device",
  "zero-rated-with-prescription": "No GST/HST with a written order: medical device",
  exempt: "No GST/HST: exempt",
} as const;

export type TaxClass = keyof typeof TAX_CLASSES;

/** Name of the line that says where a province's own tax differs from the rule of the tax class. */
export const PROVINCIAL_TAX_LABEL = "Provincial sales tax";

/** "No PST in BC, SK" or "PST applies in MB": the provinces with a tax of their own, but Quebec's. */
export const PROVINCIAL_TAX = /^(No PST|PST applies) in ((?:BC|SK|MB)(?:, (?:BC|SK|MB)){0,2})$/;
