import { RETURN_DAYS } from "@eldercare/contracts";
import { ClockIcon, PhoneIcon } from "~/components/icons";
import { PHONE_LINK, SHOP, STORE_HOURS } from "~/content/shop";
import styles from "./announcement-strip.module.css";

/** The line above the header: the phone number in the same place on every page (WCAG 3.2.6). */
export function AnnouncementStrip() {
  return (
    <aside className={styles.strip} aria-label="Help and hours">
      <div className={`page-width ${styles.row}`}>
        <p className={styles.promise}>{RETURN_DAYS}-day returns, shipped across Canada</p>
        <a href={PHONE_LINK} className={styles.phone}>
          <PhoneIcon width="1.25rem" height="1.25rem" />
          <span>
            <span className={styles.wide}>Questions? Call </span>
            {SHOP.phone}
          </span>
        </a>
        <p className={styles.hours}>
          <ClockIcon width="1.25rem" height="1.25rem" />
          {STORE_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(" · ")}
        </p>
      </div>
    </aside>
  );
}
