import styles from "./newsletter-band.module.css";
import { NewsletterForm } from "./newsletter-form";

/** The newsletter's place below the guides. */
export function NewsletterBand() {
  return (
    <section className={`no-print ${styles.band}`} aria-labelledby="newsletter">
      <div className={styles.words}>
        <h2 id="newsletter">Care guides by e-mail</h2>
        <p>New guides, seasonal safety tips and now and then an offer. Short, plain and useful.</p>
      </div>
      <div className={styles.form}>
        <NewsletterForm />
      </div>
    </section>
  );
}
