import { MAX_VARIANTS, type StaffVariant, type StaffVariantsResponse } from "@eldercare/contracts";

import { newId } from "../components/new-id";
import { heldBackOf, typedStock } from "./stock-words";

/** What the product dialogs hold of variants: texts as they are typed, ties by keys of the form's own. */
export type VariantsForm = {
  /** None for a product that is sold in one way only. */
  options: readonly OptionRow[];
  /** The default one first; one, or none of a new product, where there are no options. */
  rows: readonly VariantRow[];
  /** Ids of those that shall go. */
  removed: readonly string[];
};

export type OptionRow = {
  key: string;
  name: string;
  /** Those that no variant has are not kept when the form is saved. */
  values: readonly OptionValue[];
};

export type OptionValue = { key: string; text: string };

export type VariantRow = {
  key: string;
  /** None for one that is new. */
  id: string | undefined;
  /** Keys of values by keys of options. */
  choices: Readonly<Record<string, string>>;
  /** Keys of the form's images that show it; none: all of them. */
  images: readonly string[];
  onHand: number | null;
  /** Pieces on hand that cannot be sold. */
  heldBack: number;
} & VariantTexts;

/** What is typed of a variant; prices in dollars, stock as pieces on hand. */
export type VariantTexts = Record<
  "sku" | "originalPrice" | "discount" | "stock" | "weight" | "barcode",
  string
>;

export const NO_VARIANTS: VariantsForm = { options: [], rows: [], removed: [] };

const NEW_TEXTS: VariantTexts = {
  ...{ sku: "", originalPrice: "", discount: "", stock: "", weight: "", barcode: "" },
};

export function variantsFormOf({ options, variants }: StaffVariantsResponse): VariantsForm {
  const rows = options.map((name) => {
    const texts = new Set(variants.flatMap((variant) => variant.options[name] || []));
    return { key: name, name, values: [...texts].map((text) => ({ key: text, text })) };
  });
  return { options: rows, rows: variants.map(variantRow), removed: [] };
}

function variantRow(variant: StaffVariant): VariantRow {
  const { id, sku, options, originalPriceCAD, discountPercentage, barcode, images } = variant;
  return {
    ...{ key: id, id, choices: options, sku, barcode, images },
    ...{ onHand: variant.onHand, heldBack: heldBackOf(variant) },
    originalPrice: originalPriceCAD === null ? "" : (originalPriceCAD / 100).toFixed(2),
    discount: discountPercentage > 0 ? String(discountPercentage) : "",
    stock: typedStock(variant),
    weight: variant.weight === null ? "" : String(variant.weight),
  };
}

/** Whether there is something to choose, so that prices and stock stand in the table. */
export const hasOptions = ({ options }: VariantsForm): boolean => options.length > 0;

/** A first option for a product that was sold in one way only; `texts` are what its fields say. */
export function withFirstOption(form: VariantsForm, texts: Partial<VariantTexts>): VariantsForm {
  const [row = newRow({})] = form.rows;
  return withOption({ ...form, rows: [{ ...row, ...texts }] });
}

export function withOption(form: VariantsForm): VariantsForm {
  const option = { key: newId(), name: "", values: [] };
  return withValue({ ...form, options: [...form.options, option] }, option.key);
}

/** Variants that have no value of the option yet get its first one. */
export function withValue(form: VariantsForm, optionKey: string): VariantsForm {
  const value = { key: newId(), text: "" };
  return {
    ...form,
    options: form.options.map((option) =>
      option.key === optionKey ? { ...option, values: [...option.values, value] } : option,
    ),
    rows: form.rows.map((row) =>
      row.choices[optionKey]
        ? row
        : { ...row, choices: { ...row.choices, [optionKey]: value.key } },
    ),
  };
}

export function withoutOption(form: VariantsForm, optionKey: string): VariantsForm {
  return {
    ...form,
    options: form.options.filter(({ key }) => key !== optionKey),
    rows: form.rows.map((row) => {
      const { [optionKey]: _choice, ...choices } = row.choices;
      return { ...row, choices };
    }),
  };
}

export function withOptionChanged(form: VariantsForm, changed: OptionRow): VariantsForm {
  return {
    ...form,
    options: form.options.map((option) => (option.key === changed.key ? changed : option)),
  };
}

/** Whether a variant has the value, so that it cannot go. */
export const isValueUsed = (form: VariantsForm, optionKey: string, valueKey: string): boolean =>
  form.rows.some(({ choices }) => choices[optionKey] === valueKey);

type Choices = VariantRow["choices"];

function newRow(choices: Choices, like: Partial<VariantTexts> = {}): VariantRow {
  return {
    ...{ ...NEW_TEXTS, ...like, key: newId(), id: undefined, choices },
    ...{ images: [], onHand: 0, heldBack: 0 },
  };
}

/** New variants of these values, which cost and weigh what the first one does. */
export function withVariants(form: VariantsForm, added: readonly Choices[]): VariantsForm {
  const [first] = form.rows;
  const { originalPrice = "", discount = "", weight = "" } = first ?? {};
  const rows = added.map((choices) => newRow(choices, { originalPrice, discount, weight }));
  return { ...form, rows: [...form.rows, ...rows].slice(0, MAX_VARIANTS) };
}

export function withoutVariant(form: VariantsForm, { key, id }: VariantRow): VariantsForm {
  return {
    ...form,
    rows: form.rows.filter((row) => row.key !== key),
    removed: id === undefined ? form.removed : [...form.removed, id],
  };
}

/** The first one is the default. */
export function withDefault(form: VariantsForm, key: string): VariantsForm {
  const chosen = form.rows.filter((row) => row.key === key);
  return { ...form, rows: [...chosen, ...form.rows.filter((row) => row.key !== key)] };
}

export function withRowChanged(
  form: VariantsForm,
  key: string,
  changed: Partial<VariantRow>,
): VariantsForm {
  return {
    ...form,
    rows: form.rows.map((row) => (row.key === key ? { ...row, ...changed } : row)),
  };
}

/** Combinations of the values that no variant has, in the order of the options. */
export function missingCombinations({ options, rows }: VariantsForm): Choices[] {
  const all = options.reduce<Choices[]>(
    (found, { key, values }) =>
      found.flatMap((choices) =>
        values
          .filter(({ text }) => text.trim() !== "")
          .map((value) => ({ ...choices, [key]: value.key })),
      ),
    [{}],
  );
  const keyOf = (choices: Choices) => JSON.stringify(options.map(({ key }) => choices[key]));
  const there = new Set(rows.map(({ choices }) => keyOf(choices)));
  return all.filter((choices) => !there.has(keyOf(choices)));
}

/** What a variant is called: "L / Red". */
export function nameOfChoices({ options }: VariantsForm, choices: Choices): string {
  const texts = options.map(
    ({ key, values }) => values.find((value) => value.key === choices[key])?.text.trim() || "…",
  );
  return texts.join(" / ");
}
