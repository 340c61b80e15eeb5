import { ReturnIcon, ShieldIcon, TruckIcon } from "~/components/icons";
import { PROMOS } from "~/content/promos";
import styles from "./promo-blocks.module.css";

const IMAGES = { delivery: TruckIcon, returns: ReturnIcon, approved: ShieldIcon } as const;

/** Delivery, returns, approval: three promises. */
export function PromoBlocks() {
  return (
    <section className="page-width" aria-label="Our promises">
      <ul className={styles.blocks}>
        {PROMOS.map(({ mark, title, text }) => {
          const Image = IMAGES[mark];
          return (
            <li key={mark} className={styles.block}>
              <span className={styles.image}>
                <Image width={30} height={30} />
              </span>
              <div>
                <h2 className={styles.title}>{title}</h2>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
