import { oneLine } from "../cells/one-line.js";
import {
  type CatalogSpec,
  type CurrentProduct,
  orderedNames,
  type VariantFields,
} from "../fields/product.js";

/**
 * A product in the words that a file can have: texts as cells hold them, specs one of each name.
 * Compared with a row, what nobody changed is then the same.
 */
export function asFileSays<Product extends CurrentProduct>(product: Product): Product {
  const { fields } = product;
  return {
    ...product,
    fields: {
      ...fields,
      name: oneLine(fields.name),
      description: paragraphs(fields.description),
      nameFr: oneLine(fields.nameFr),
      descriptionFr: paragraphs(fields.descriptionFr),
      brand: oneLine(fields.brand),
      tags: orderedNames(fields.tags.map(oneLine).filter(Boolean)),
      metaTitle: oneLine(fields.metaTitle),
      metaDescription: oneLine(fields.metaDescription),
      images: fields.images.map(({ url, alt }) => ({ url, alt: oneLine(alt) })),
      specs: uniqueSpecs(fields.specs),
      options: fields.options.map(oneLine),
      ...variantTexts(fields),
      furtherVariants: fields.furtherVariants.map((variant) => ({
        ...variant,
        ...variantTexts(variant),
      })),
    },
  };
}

function variantTexts({ optionValues, weight, barcode }: VariantFields) {
  return {
    optionValues: optionValues.map(oneLine),
    weight: weight === null ? null : Math.round(weight),
    barcode: oneLine(barcode),
  };
}

/** A text of several lines as a cell holds it. */
function paragraphs(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim();
}

/** One line each, and no two of one name. */
function uniqueSpecs(specs: readonly CatalogSpec[]): CatalogSpec[] {
  const byName = new Map<string, CatalogSpec>();
  for (const spec of specs) {
    const [name, value] = [oneLine(spec.name), oneLine(spec.value)];
    if (name && value) byName.set(name.toLowerCase(), { name, value });
  }
  return [...byName.values()];
}
