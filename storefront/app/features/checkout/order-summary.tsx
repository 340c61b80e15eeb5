import {
  breakdownOf,
  formatDollars,
  idOfCartLine,
  plainBreakdown,
  totalsRows,
} from "@eldercare/contracts";
import { useState } from "react";
import { ChevronDownIcon } from "~/components/icons";
import { ProductImage } from "~/components/product-image";
import { Unbroken } from "~/components/unbroken";
import {
  type CartLines,
  countPieces,
  countText,
  lineTotal,
  subtotalCents,
} from "~/features/cart/cart-rules";
import { cartActions } from "~/features/cart/cart-store";
import { deliveryWords, RETURN_RULE } from "~/features/cart/delivery-words";
import { CodeField } from "~/features/totals/code-field";
import { payableCents } from "~/features/totals/payable-cents";
import { TotalsList } from "~/features/totals/totals-list";
import styles from "./order-summary.module.css";
import { TotalsUnavailable } from "./totals-unavailable";
import type { CheckoutTotalsState } from "./use-totals";

const WIDE = "(min-width: 60rem)";

type Props = CheckoutTotalsState & { lines: CartLines };

/** What is bought and what it costs (spec §2 Checkout). On a narrow screen it can be folded. */
export function OrderSummary({ lines, totals, isCurrent, error, retry, codes, hasAddress }: Props) {
  const [isOpen, setOpen] = useState(() => window.matchMedia(WIDE).matches || lines.length <= 2);
  const subtotal = subtotalCents(lines);
  const breakdown = totals
    ? { ...breakdownOf(totals), subtotal, total: payableCents(subtotal, totals) }
    : plainBreakdown(subtotal);
  const count = countPieces(lines);
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <div className={styles.top}>
        <h2 id="order-summary">Order Summary</h2>
        <button type="button" className={styles.edit} onClick={cartActions.open}>
          Change<span className="visually-hidden"> your cart</span>
        </button>
      </div>
      <details
        className={styles.details}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={styles.fold}>
          {countText(count)}
          <ChevronDownIcon />
        </summary>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={idOfCartLine(line)} className={styles.line}>
              <div className={styles.image}>
                <ProductImage src={line.image} alt="" sizes="72px" />
              </div>
              <div className={styles.facts}>
                <p className={styles.name}>
                  <Unbroken text={line.name} />
                </p>
                {line.variantName && (
                  <p>
                    <Unbroken text={line.variantName} />
                  </p>
                )}
                <p className={styles.quantity}>
                  {line.quantity} × {formatDollars(line.price)}
                </p>
              </div>
              <strong className={styles.amount}>{formatDollars(lineTotal(line))}</strong>
            </li>
          ))}
        </ul>
      </details>
      <div className={styles.totals} data-current={isCurrent} aria-busy={!isCurrent}>
        <TotalsList rows={totalsRows(breakdown)} />
      </div>
      {error && <TotalsUnavailable error={error} onRetry={retry} />}
      <p className={styles.tax}>{taxSentence(breakdown.pricesIncludeTax, hasAddress)}</p>
      <p className={styles.returns}>{RETURN_RULE}</p>
      {/* What comes with the shop's totals comes last: nothing that is read moves. */}
      {totals?.deliveryOptions.length === 1 &&
        deliveryWords(totals.deliveryOptions).map((words) => (
          <p key={words}>
            <Unbroken text={words} />
          </p>
        ))}
      {totals && (totals.acceptsCodes || codes.length > 0) && (
        <CodeField codes={codes} totals={totals.codes} />
      )}
    </section>
  );
}

function taxSentence(pricesIncludeTax: boolean, hasAddress: boolean): string {
  if (pricesIncludeTax) return "In Canadian dollars, taxes included.";
  return hasAddress
    ? "In Canadian dollars."
    : "In Canadian dollars. Taxes are added once you have chosen your province.";
}
