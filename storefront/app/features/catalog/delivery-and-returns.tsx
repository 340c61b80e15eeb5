import { RETURN_DAYS, RETURN_RULE_SENTENCES, type StrictReturnRule } from "@eldercare/contracts";
import { Link } from "react-router";
import { Unbroken } from "~/components/unbroken";
import { deliveryWords } from "~/features/cart/delivery-words";
import { freeShippingException } from "~/features/cart/free-shipping";
import { useDeliveryPromise } from "~/features/cart/use-delivery-promise";
import styles from "./delivery-and-returns.module.css";

type DeliveryAndReturnsProps = {
  returnRule: StrictReturnRule | undefined;
  /** What the product says of its returns in words of its own. */
  returnWords: string | undefined;
  /** It comes by freight. */
  isLarge: boolean;
};

/** What is known of how a product comes and how it goes back, and where the rest is written. */
export function DeliveryAndReturns({ returnRule, returnWords, isLarge }: DeliveryAndReturnsProps) {
  const promise = useDeliveryPromise();
  // What is known of parcels is not true of freight.
  const ways = isLarge ? [] : (promise?.ways ?? []);
  const exception = freeShippingException(promise);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Delivery</dt>
        {deliveryWords(ways).map((words) => (
          <dd key={words}>
            <Unbroken text={words} />
          </dd>
        ))}
        {exception && <dd>{exception}</dd>}
        <dd>
          <Link to="/shipping" prefetch="intent" className={styles.link}>
            How long delivery takes
          </Link>
        </dd>
      </div>
      <div>
        <dt>Returns</dt>
        <dd>
          {returnRule
            ? RETURN_RULE_SENTENCES[returnRule]
            : `Not right for you? You have ${RETURN_DAYS} days from the day you receive it to send it back.`}
        </dd>
        {returnWords && <dd>For this product: {returnWords}.</dd>}
        <dd>
          <Link to="/returns" prefetch="intent" className={styles.link}>
            How returns work
          </Link>
        </dd>
      </div>
    </dl>
  );
}
