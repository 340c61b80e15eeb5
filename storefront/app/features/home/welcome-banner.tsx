import { telephone } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { PhoneIcon } from "~/components/icons";
import { usePhone } from "~/components/shop-texts";
import { useHomeTexts } from "./use-home-texts";
import styles from "./welcome-banner.module.css";

/** What the shop is for, and the two ways on: its products and its phone. */
export function WelcomeBanner() {
  const phone = usePhone();
  const { title, text, button } = useHomeTexts();
  return (
    <section className={`page-width ${styles.banner}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.ways}>
        <Button asChild>
          <Link to="/products">{button}</Link>
        </Button>
        <Button asChild tone="secondary">
          <a href={telephone(phone)}>
            <PhoneIcon />
            <span>
              Call <span className="unbroken">{phone}</span>
            </span>
          </a>
        </Button>
      </div>
    </section>
  );
}
