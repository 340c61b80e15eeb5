import { SHOP } from "@eldercare/contracts";
import type { ContentOf } from "@eldercare/contracts/content";
import styles from "./print.module.css";

/** Who sends a parcel, and where it comes back to when nobody takes it. */
export function Sender({ texts: { address } }: { texts: ContentOf<"everywhere"> }) {
  const { street, city, province, postalCode } = address;
  return (
    <address className={styles.sender} aria-label="Sender">
      {[SHOP.name, street, `${city}, ${province}  ${postalCode}`].join("\n")}
    </address>
  );
}
