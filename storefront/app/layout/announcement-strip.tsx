import { telephone } from "@eldercare/contracts";
import { ClockIcon, PhoneIcon } from "~/components/icons";
import { useShopTexts } from "~/components/shop-texts";
import styles from "./announcement-strip.module.css";
import { DisplayMenu } from "./display-menu";

/**
 * The line above the header: the phone number in the same place on every page (WCAG 3.2.6), and how
 * pages are displayed.
 */
export function AnnouncementStrip() {
  const { promise, phone, hours } = useShopTexts();
  return (
    <aside className={styles.strip} aria-label="Help and hours">
      <div className={`page-width ${styles.row}`}>
        <p className={styles.promise}>{promise}</p>
        <a href={telephone(phone)} className={styles.phone}>
          <PhoneIcon width="1.25rem" height="1.25rem" />
          <span>
            <span className={styles.wide}>Questions? Call </span>
            {phone}
          </span>
        </a>
        <p className={styles.hours}>
          <ClockIcon width="1.25rem" height="1.25rem" />
          {hours.map((each) => `${each.days} ${each.hours}`).join(" · ")}
        </p>
        <DisplayMenu />
      </div>
    </aside>
  );
}
