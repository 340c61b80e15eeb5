import {
  breakdownOf,
  formatCents,
  meansLabel,
  PAY_LINK_DAYS,
  PAYMENT_MEANS,
  totalsRows,
} from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { SelectField } from "../components/field";
import styles from "./new-order.module.css";
import type { NewOrderState } from "./use-new-order";

/** What the order comes to, and how it is paid; the last step. */
export function PaymentPart({ form, values, totals, problem, placing }: NewOrderState) {
  const { data, error } = totals;
  const isByLink = values.payment === "link";
  const hasMail = values.shipping.email.trim() !== "";
  const sum = data ? ` (${formatCents(data.total)})` : "";
  return (
    <Card title="Total and Payment">
      <div className={styles.totals} aria-live="polite">
        {data
          ? totalsRows(breakdownOf(data)).map(({ label, amount, isTotal }) => (
              <p key={label} className={isTotal ? styles.sum : styles.part}>
                <span>{label}</span>
                <span>{amount}</span>
              </p>
            ))
          : !error && <p className={styles.quiet}>Add a product to see the total.</p>}
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error instanceof ApiError ? error.sentence : "The total could not be asked for."}
        </p>
      )}
      <div className={styles.fields}>
        <SelectField label="How is it paid?" {...form.register("payment")}>
          <option value="link">
            By card: {hasMail ? "email a pay link" : "a pay link to pass on"}
          </option>
          {PAYMENT_MEANS.map((means) => (
            <option key={means} value={means}>
              Paid already: {meansLabel(means)}
            </option>
          ))}
        </SelectField>
        <p className={styles.quiet}>
          {isByLink
            ? `The link and the products are kept for ${PAY_LINK_DAYS} days. If nobody pays by then, the order is cancelled${hasMail ? " and the customer gets an email" : ": please call the customer"}.`
            : `The order is noted as paid${hasMail ? ", and the customer gets an email that confirms it" : ""}. No card is charged.`}
        </p>
        {problem && (
          <p role="alert" className={styles.error}>
            {problem}
          </p>
        )}
        <div>
          <Button type="submit" disabled={placing.isPending}>
            {placing.isPending ? "Placing..." : `${actionOf({ isByLink, hasMail })}${sum}`}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function actionOf({ isByLink, hasMail }: { isByLink: boolean; hasMail: boolean }): string {
  if (!isByLink) return "Place Order as Paid";
  return hasMail ? "Place Order and Email Link" : "Place Order and Make Link";
}
