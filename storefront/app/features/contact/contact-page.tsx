import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from "~/components/icons";
import { PhoneLink, useShopTexts } from "~/components/shop-texts";
import { Unbroken } from "~/components/unbroken";
import { PageHeader } from "~/features/information/page-header";
import type { ContactWords } from "~/features/information/read-contact-page.server";
import { ContactForm, type ContactFormProps } from "./contact-form";
import styles from "./contact-page.module.css";

function Ways() {
  const { email, address, hours } = useShopTexts();
  const { street, city, province, postalCode } = address;
  return (
    <ul className={styles.ways}>
      <li>
        <PhoneIcon />
        <span>
          <strong>Phone</strong>
          <PhoneLink className={styles.way} />
        </span>
      </li>
      <li>
        <MailIcon />
        <span>
          <strong>Email</strong>
          <a href={`mailto:${email}`} className={styles.way}>
            {email}
          </a>
        </span>
      </li>
      <li>
        <ClockIcon />
        <span>
          <strong>Store hours</strong>
          {hours.map((each) => (
            <span key={each.days} className={styles.line}>
              {each.days} {each.hours}
            </span>
          ))}
        </span>
      </li>
      <li>
        <PinIcon />
        <span>
          <strong>Address</strong>
          <address className={styles.line}>
            {street}
            <br />
            {city} {province}&nbsp;&nbsp;
            <Unbroken text={postalCode} />
          </address>
        </span>
      </li>
    </ul>
  );
}

/** Form, phone, mail, hours and address. */
export function ContactPage({
  page,
  ...form
}: Omit<ContactFormProps, "words"> & { page: ContactWords }) {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeader title={page.title} lead={page.intro} path="/contact" />
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="write-to-us">
          <h2 id="write-to-us">Write to us</h2>
          <ul className={styles.cautions}>
            {page.cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
          <ContactForm {...form} words={page} />
        </section>
        <div className={styles.aside}>
          <section aria-labelledby="reach-us" className={styles.card}>
            <h2 id="reach-us">Call or visit</h2>
            <Ways />
          </section>
          <section aria-labelledby="helpful-details" className={styles.note}>
            <h2 id="helpful-details">What helps us help you</h2>
            <ul className={styles.details}>
              {page.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}
