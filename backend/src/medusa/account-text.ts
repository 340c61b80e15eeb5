/**
 * What staff search in, as SQL over a person's row: name and address in lower case. An index holds
 * the very same expression (`migration-scripts/index-customers.ts`): change both together, under a
 * new name of the index.
 */
export const ACCOUNT_TEXT =
  "lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)";
