import { type FreshLine, formatCents, lineIdOf, wholeNameOf } from "@eldercare/contracts";
import { IconButton } from "../components/button";
import { Card } from "../components/card";
import { TextField } from "../components/field";
import { TrashIcon } from "../components/icons";
import { ProductPicker } from "../components/product-picker";
import styles from "./new-order.module.css";
import { goodsOf, type OrderedGood } from "./new-order-form";
import type { NewOrderState } from "./use-new-order";

/** Nothing where nobody knows yet how many there are. */
const stockInWords = (stock: number | undefined) =>
  stock === undefined ? "" : stock > 0 ? `${stock} available` : "None available";

/** What is ordered: found by name or SKU, with how much of it there is. */
export function ProductsPart({
  form,
  values,
  fresh = [],
  add,
}: Pick<NewOrderState, "form" | "values" | "add"> & { fresh: readonly FreshLine[] | undefined }) {
  const { register, formState } = form;
  const { lines: errors } = formState.errors;
  const factsOf = (line: OrderedGood) => {
    const now = fresh.find((each) => lineIdOf(each) === lineIdOf(line));
    const price = formatCents(now?.unitPriceCAD ?? line.unitPriceCAD);
    return [line.sku, price, stockInWords(now?.available ?? line.stock)].filter(Boolean).join(", ");
  };

  function remove(index: number) {
    const left = form.getValues("lines").filter((_, at) => at !== index);
    form.setValue("lines", left, { shouldDirty: true });
  }

  return (
    <Card title="Products">
      <ProductPicker
        goodsOf={goodsOf}
        wordsOf={(good) => ({
          id: lineIdOf(good),
          name: wholeNameOf(good),
          facts: [good.sku, formatCents(good.unitPriceCAD), stockInWords(good.stock)],
          isDisabled: (good.stock ?? 0) <= 0,
        })}
        onAdd={add}
      />
      {values.lines.length === 0 ? (
        <p className={styles.quiet}>Nothing is in the order yet.</p>
      ) : (
        <ul className={styles.lines} aria-label="Products of the order">
          {values.lines.map((line, index) => (
            <li key={lineIdOf(line)} className={styles.line}>
              <span className={styles.words}>
                <strong>{wholeNameOf(line)}</strong>
                <span className={styles.quiet}>{factsOf(line)}</span>
              </span>
              <span className={styles.pieces}>
                <TextField
                  label="Pieces"
                  aria-label={`Pieces of ${wholeNameOf(line)}`}
                  inputMode="numeric"
                  autoComplete="off"
                  error={errors?.[index]?.qty?.message}
                  {...register(`lines.${index}.qty`)}
                />
              </span>
              <IconButton aria-label={`Remove ${wholeNameOf(line)}`} onClick={() => remove(index)}>
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {errors?.message && (
        <p role="alert" className={styles.error}>
          {errors.message}
        </p>
      )}
    </Card>
  );
}
