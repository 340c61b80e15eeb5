import { type CheckoutTotals, formatCents, notDelivered } from "@eldercare/contracts";
import { usePhone } from "~/components/shop-texts";
import { Unbroken } from "~/components/unbroken";
import formStyles from "./checkout-form.module.css";
import styles from "./delivery-choice.module.css";

type Props = {
  totals: CheckoutTotals;
  /** What the shopper chose, if anything. */
  wanted: string | undefined;
  hasAddress: boolean;
  onChoose: (deliveryOptionId: string) => void;
};

/** The ways of delivery for this address, where there are several (spec §2 Checkout). */
export function DeliveryChoice({ totals, wanted, hasAddress, onChoose }: Props) {
  const phone = usePhone();
  const { deliveryOptions, deliveryOptionId } = totals;
  const isNowhere = hasAddress && deliveryOptions.length === 0;
  const counted = deliveryOptions.find(({ id }) => id === deliveryOptionId);
  const chosenId = deliveryOptions.some(({ id }) => id === wanted) ? wanted : deliveryOptionId;
  const isOther = wanted !== undefined && chosenId !== wanted;
  if (deliveryOptions.length < 2 && !isOther && !isNowhere) return null;
  return (
    <section className={formStyles.card} aria-labelledby="checkout-delivery">
      <h2 id="checkout-delivery">Delivery</h2>
      <p role="status" className={styles.changed}>
        {isNowhere && <Unbroken text={notDelivered(phone)} />}
        {isOther &&
          !isNowhere &&
          `The delivery that you chose is not offered for this address. It is ${counted?.name ?? "another"} now.`}
      </p>
      {deliveryOptions.length > 1 && (
        <div role="radiogroup" aria-labelledby="checkout-delivery" className={styles.options}>
          {deliveryOptions.map(({ id, name, amount, estimate }) => (
            <label key={id} className={styles.option}>
              <input
                type="radio"
                name="delivery"
                value={id}
                checked={id === chosenId}
                onChange={() => onChoose(id)}
              />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>{" "}
                {estimate && (
                  <span className={styles.estimate}>
                    <Unbroken text={estimate} />
                  </span>
                )}
              </span>{" "}
              <strong>{amount === 0 ? "Free" : formatCents(amount)}</strong>
            </label>
          ))}
        </div>
      )}
    </section>
  );
}
