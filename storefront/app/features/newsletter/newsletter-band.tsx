import styles from "./newsletter-band.module.css";
import { NewsletterForm } from "./newsletter-form";

/** The newsletter's place below the guides. */
export function NewsletterBand() {
  return (
    <section className={`no-print ${styles.band}`} aria-labelledby="newsletter">
      <div className={styles.words}>
        <h2 id="newsletter">Care guides by email</h2>
        <p>
          New guides, safety tips for the season and, from time to time, an offer. Short and useful.
        </p>
      </div>
      <div className={styles.form}>
        <NewsletterForm />
      </div>
    </section>
  );
}
