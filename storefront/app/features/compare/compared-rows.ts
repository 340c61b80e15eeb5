import { formatCents, type Product } from "@eldercare/contracts";
import { cardOf } from "~/features/catalog/card-of";

/** A line of the comparison: a value for each product, null where nobody said it. */
export type ComparedRow = { name: string; values: (string | null)[]; isDifferent: boolean };

/** What is said of each product: what it costs, whether it is there, and every specification of any. */
export function comparedRows(products: readonly Product[]): ComparedRow[] {
  const cards = products.map(cardOf);
  const options = namesIn(products, (product) => product.options.map(({ name }) => name));
  const specs = namesIn(products, ({ specs: own }) => Object.keys(own));
  return [
    row(
      "Price",
      cards.map(({ priceCAD, isFrom }) => `${isFrom ? "from " : ""}${formatCents(priceCAD)}`),
    ),
    row(
      "Stock",
      cards.map(({ stock }) => (stock > 0 ? "In stock" : "Out of stock")),
    ),
    ...(products.some(({ brand }) => brand)
      ? [
          row(
            "Made by",
            products.map(({ brand }) => brand || null),
          ),
        ]
      : []),
    ...options.map((name) =>
      row(
        `Choice of ${name.toLowerCase()}`,
        products.map(
          (product) =>
            product.options.find((option) => option.name === name)?.values.join(", ") || null,
        ),
      ),
    ),
    ...specs.map((name) =>
      row(
        name,
        products.map(({ specs: own }) => own[name]?.trim() || null),
      ),
    ),
  ];
}

/** Each name once, in the order in which the products have them. */
const namesIn = (products: readonly Product[], namesOf: (product: Product) => string[]) => [
  ...new Set(products.flatMap(namesOf)),
];

/** What differs in spelling alone is the same; what nobody said of a product may be the same, too. */
function row(name: string, values: (string | null)[]): ComparedRow {
  const said = values.filter((value) => value !== null);
  const texts = said.map((value) => value.toLowerCase().replace(/\s+/g, " "));
  return { name, values, isDifferent: new Set(texts).size > 1 };
}
