import { FREE_SHIPPING_HOME_DOLLARS, wholeDollars } from "@eldercare/contracts";
import { ReturnIcon, ShieldIcon, TruckIcon } from "~/components/icons";
import { Unbroken } from "~/components/unbroken";
import { freeShippingDollars } from "~/features/cart/free-shipping";
import { useDeliveryPromise } from "~/features/cart/use-delivery-promise";
import { homePromos } from "./home-promos";
import styles from "./promo-blocks.module.css";
import { useHomeTexts } from "./use-home-texts";

const IMAGES = { delivery: TruckIcon, returns: ReturnIcon, approved: ShieldIcon } as const;

/** Delivery, returns, approval: three promises. */
export function PromoBlocks() {
  const words = useHomeTexts();
  const freeFrom = freeShippingDollars(useDeliveryPromise(), FREE_SHIPPING_HOME_DOLLARS);
  return (
    <section className="page-width" aria-label="Our promises">
      <ul className={styles.blocks}>
        {homePromos(words, freeFrom === null ? null : wholeDollars(freeFrom)).map(
          ({ mark, title, text }) => {
            const Image = IMAGES[mark];
            return (
              <li key={mark} className={styles.block}>
                <span className={styles.image}>
                  <Image width={30} height={30} />
                </span>
                <div>
                  <h2 className={styles.title}>{title}</h2>
                  <p>
                    <Unbroken text={text} />
                  </p>
                </div>
              </li>
            );
          },
        )}
      </ul>
    </section>
  );
}
