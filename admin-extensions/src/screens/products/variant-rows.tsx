import { VariantTable } from "@eldercare/contracts";
import { useState } from "react";
import { ConfirmDialog } from "../components/confirm-dialog";
import type { Image } from "../images/image";
import { tooFewOnHand } from "./stock-words";
import { VariantRowFields } from "./variant-row-fields";
import { variantTableOf } from "./variant-table-input";
import {
  nameOfChoices,
  type VariantRow,
  type VariantsForm,
  withDefault,
  withoutVariant,
  withRowChanged,
} from "./variants-form";
import styles from "./variants-part.module.css";

type VariantRowsProps = {
  variants: VariantsForm;
  images: readonly Image[];
  /** Whether to say what is wrong: after the first try to save. */
  isChecked: boolean;
  onChange: (changed: (before: VariantsForm) => VariantsForm) => void;
};

const FIGURES = [
  "SKU",
  "Price (CAD)",
  "Discount (%)",
  "On hand",
  "Weight (g)",
  "Bar code",
  "Picture",
] as const;

/** The table itself; on a phone each variant is a small sheet with its own labels. */
export function VariantRows({ variants, images, isChecked, onChange }: VariantRowsProps) {
  const [leaving, setLeaving] = useState<VariantRow | null>(null);
  const problems = isChecked ? rowProblems(variants) : NONE;
  const remove = (row: VariantRow) => onChange((before) => withoutVariant(before, row));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className={styles.frame} aria-label="Table of variants" tabIndex={0}>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {["Default", ...variants.options.map(({ name }) => name), ...FIGURES, "Remove"].map(
              (header, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names of options may be equal while they are typed
                <th key={place} scope="col" className={styles.header}>
                  {header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {variants.rows.map((row, place) => (
            <VariantRowFields
              key={row.key}
              row={row}
              name={nameOfChoices(variants, row.choices)}
              options={variants.options}
              images={images}
              isDefault={place === 0}
              isOnly={variants.rows.length === 1}
              problems={problems.get(place) ?? NO_PROBLEMS}
              onChange={(changed) => onChange((before) => withRowChanged(before, row.key, changed))}
              onDefault={() => onChange((before) => withDefault(before, row.key))}
              onRemove={() => (row.id === undefined ? remove(row) : setLeaving(row))}
            />
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        title="Remove this variant?"
        question={
          leaving &&
          `${nameOfChoices(variants, leaving.choices)} will no longer be for sale once you save the product. Orders keep what they say about it.`
        }
        action="Remove"
        onConfirm={() => {
          if (leaving) remove(leaving);
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      />
    </section>
  );
}

type RowProblems = Readonly<Record<string, string>>;
const NO_PROBLEMS: RowProblems = {};
const NONE = new Map<number, RowProblems>();

/** What is wrong in each row, by the call's fields. */
function rowProblems(variants: VariantsForm): Map<number, RowProblems> {
  const found = new Map<number, Record<string, string>>();
  const { error } = VariantTable.safeParse(variantTableOf(variants, new Map()));
  for (const { path, message } of error?.issues ?? []) {
    const [list, place, field] = path;
    if (list !== "variants" || typeof place !== "number") continue;
    found.set(place, { [String(field)]: message, ...found.get(place) });
  }
  variants.rows.forEach(({ stock, heldBack }, place) => {
    const tooFew = tooFewOnHand(stock, heldBack);
    if (tooFew) found.set(place, { ...found.get(place), stock: tooFew });
  });
  return found;
}
