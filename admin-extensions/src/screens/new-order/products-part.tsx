import { type FreshLine, formatCents, lineIdOf, wholeNameOf } from "@eldercare/contracts";
import { useState } from "react";
import { Button, IconButton } from "../components/button";
import { Card } from "../components/card";
import { TextField } from "../components/field";
import { TrashIcon } from "../components/icons";
import { SearchBox } from "../components/search-box";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./new-order.module.css";
import { goodsOf, type OrderedGood } from "./new-order-form";
import type { NewOrderState } from "./use-new-order";

const SHOWN = 6;
const FEWEST_LETTERS = 2;

/** Nothing where nobody knows yet how many there are. */
const stockInWords = (stock: number | undefined) =>
  stock === undefined ? "" : stock > 0 ? `${stock} in stock` : "Out of stock";

/** What is ordered: found by name or SKU, with how much of it there is. */
export function ProductsPart({
  form,
  values,
  fresh = [],
  add,
}: Pick<NewOrderState, "form" | "values" | "add"> & { fresh: readonly FreshLine[] | undefined }) {
  const [search, setSearch] = useState("");
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
      <SearchBox
        label="Find a product"
        placeholder="Name or SKU"
        value={search}
        onChange={setSearch}
      />
      {search.length >= FEWEST_LETTERS && <Found search={search} onAdd={add} />}
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

type FoundProps = { search: string; onAdd: (good: OrderedGood) => void };

function Found({ search, onAdd }: FoundProps) {
  const { data } = useAdminQuery("products.list", { query: { search, limit: String(SHOWN) } });
  if (!data) return null;
  const goods = data.products.flatMap(goodsOf);
  return (
    <ul className={styles.found} aria-label="Products found">
      {goods.length === 0 && <li>No product was found.</li>}
      {goods.map((good) => (
        <li key={lineIdOf(good)} className={styles.row}>
          <span className={styles.words}>
            <strong>{wholeNameOf(good)}</strong>
            <span className={styles.quiet}>
              {[good.sku, formatCents(good.unitPriceCAD), stockInWords(good.stock)]
                .filter(Boolean)
                .join(", ")}
            </span>
          </span>
          <Button
            tone="secondary"
            disabled={(good.stock ?? 0) <= 0}
            aria-label={`Add ${wholeNameOf(good)}`}
            onClick={() => onAdd(good)}
          >
            Add
          </Button>
        </li>
      ))}
    </ul>
  );
}
