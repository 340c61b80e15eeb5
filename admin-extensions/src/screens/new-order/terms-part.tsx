import {
  type CheckoutTotals,
  type CodeTotal,
  formatCents,
  MAX_CODES,
  MAX_DISCOUNT_CODE_LENGTH,
  MAX_WRITTEN_ORDER_LENGTH,
} from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { SelectField, TextField } from "../components/field";
import styles from "./new-order.module.css";
import type { NewOrderState } from "./use-new-order";

/** Way of delivery, promotion codes and, where it is asked for, who wrote the order for a device. */
export function TermsPart({ form, values, totals }: NewOrderState) {
  const { register, formState } = form;
  const { asksWrittenOrder } = totals.data ?? {};
  return (
    <Card title="Delivery and Codes">
      <div className={styles.fields}>
        <DeliveryField form={form} values={values} offered={totals.data} />
        {asksWrittenOrder && (
          <TextField
            label="Written Order (optional)"
            hint="Who prescribed the device, and when: with it, some taxes are left out."
            autoComplete="off"
            error={formState.errors.writtenOrder?.message}
            maxLength={MAX_WRITTEN_ORDER_LENGTH}
            {...register("writtenOrder")}
          />
        )}
        <CodesField form={form} values={values} told={totals.data?.codes} />
      </div>
    </Card>
  );
}

type Offered = Partial<Pick<CheckoutTotals, "deliveryOptions" | "deliveryOptionId">>;

/** Of the ways of delivery that are offered, the one that was chosen. */
export function DeliveryField({
  form,
  values,
  offered,
}: Pick<NewOrderState, "form" | "values"> & { offered: Offered | undefined }) {
  const { deliveryOptions = [], deliveryOptionId } = offered ?? {};
  return (
    <SelectField
      label="Way of Delivery"
      value={values.deliveryOptionId || deliveryOptionId || ""}
      onChange={(event) =>
        form.setValue("deliveryOptionId", event.target.value, { shouldDirty: true })
      }
    >
      {deliveryOptions.length === 0 && <option value="">Products and province decide it</option>}
      {deliveryOptions.map(({ id, name, amount, estimate }) => (
        <option key={id} value={id}>
          {[name, costOf(name, amount), estimate].filter(Boolean).join(", ")}
        </option>
      ))}
    </SelectField>
  );
}

/** The codes of an order, each with what it takes off, or why it takes off nothing. */
export function CodesField({
  form,
  values,
  told: codes = [],
}: Pick<NewOrderState, "form" | "values"> & { told: readonly CodeTotal[] | undefined }) {
  const [code, setCode] = useState("");

  const set = (codes: string[]) => form.setValue("codes", codes, { shouldDirty: true });
  function add() {
    const typed = code.trim();
    if (typed && !values.codes.includes(typed)) set([...values.codes, typed]);
    setCode("");
  }

  return (
    <>
      <div className={styles.withButton}>
        <TextField
          label="Promotion Code (optional)"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_DISCOUNT_CODE_LENGTH}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button tone="secondary" disabled={values.codes.length >= MAX_CODES} onClick={add}>
          Apply
        </Button>
      </div>
      {values.codes.length > 0 && (
        <ul className={styles.lines} aria-label="Codes of the order">
          {values.codes.map((each) => {
            const told = codes.find((one) => one.code.toLowerCase() === each.toLowerCase());
            return (
              <li key={each} className={styles.row}>
                <span className={styles.words}>
                  <strong>{each}</strong>
                  <span className={styles.quiet}>
                    {told?.problem ?? (told ? `Takes off ${formatCents(told.amount)}` : "")}
                  </span>
                </span>
                <Button
                  tone="secondary"
                  aria-label={`Take the code ${each} away`}
                  onClick={() => set(values.codes.filter((other) => other !== each))}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** Nothing where the name says it: “Free delivery”. */
function costOf(name: string, amount: number): string {
  if (amount > 0) return formatCents(amount);
  return /\bfree\b/i.test(name) ? "" : "free";
}
