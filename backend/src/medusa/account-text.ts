/**
 * What staff search in, as SQL over a person's row: name and address as they are typed on a plain
 * keyboard (`foldedText` of what is typed says the same). An index holds the very same expression
 * (`migration-scripts/index-folded-customers.ts`): change both together, under a new name of the index.
 */
export const ACCOUNT_TEXT =
  "shop_plain_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)";
