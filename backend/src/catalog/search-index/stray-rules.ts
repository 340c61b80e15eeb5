import type { SearchRule } from "@eldercare/search-typed-postgres";
import type { SpecFilter } from "../spec-filters/spec-filters";

/** What the shop's files of rules say. */
interface Rules {
  words: readonly SearchRule[];
  filters: readonly SpecFilter[];
}

/** What there is in the shop: addresses of categories; names of specifications, in lower case. */
interface InShop {
  slugs: ReadonlySet<string>;
  specs: ReadonlySet<string>;
}

/** Rules that name what the shop does not have, as sentences: they are well written and do nothing. */
export function strayRules({ words, filters }: Rules, { slugs, specs }: InShop): string[] {
  const unknown = words.flatMap((rule) =>
    rule.kind === "none" && rule.hint !== undefined && !slugs.has(rule.hint) ? rule.hint : [],
  );
  // Of several names for one specification a shop has one or two.
  const idle = filters.filter((filter) => !filter.specs.some((name) => specs.has(name)));
  return [
    ...[...new Set(unknown)].map(
      (slug) => `search-words.csv: no category has the address “${slug}”, to which a row leads.`,
    ),
    ...idle.map(
      ({ label, specs: names }) =>
        `spec-filters.csv: no product has what the filter “${label}” looks at: ${names.join(", ")}.`,
    ),
  ];
}
