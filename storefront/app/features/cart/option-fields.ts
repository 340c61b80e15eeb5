import {
  optionField,
  type Product,
  type ProductVariant,
  type VariantOptions,
} from "@eldercare/contracts";

/** What all such fields begin with; `server/page-memory` knows it, too. */
const PREFIX = optionField("");

/** What a form or an address chooses, by option. */
export function optionsIn(fields: Iterable<readonly [string, unknown]>): VariantOptions {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      name.startsWith(PREFIX) && typeof value === "string"
        ? [[name.slice(PREFIX.length), value]]
        : [],
    ),
  );
}

/** The first variant that is these, as far as they say. */
export function variantWith(
  { variants }: Pick<Product, "variants">,
  options: VariantOptions,
): ProductVariant | undefined {
  return variants.find((variant) =>
    Object.entries(options).every(([name, value]) => variant.options[name] === value),
  );
}
