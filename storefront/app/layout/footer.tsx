import { telephone } from "@eldercare/contracts";
import { Link } from "react-router";
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from "~/components/icons";
import { Logo } from "~/components/logo";
import { useShopTexts } from "~/components/shop-texts";
import { Unbroken } from "~/components/unbroken";
import {
  FOOTER_CATEGORIES,
  FOOTER_HELP,
  FOOTER_SHOP,
  type NavigationLink,
} from "~/content/navigation";
import { PAYMENT_MARKS, SHOP, SOCIAL_LINKS } from "~/content/shop";
import styles from "./footer.module.css";

function LinkColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactColumn() {
  const { phone, email, address, hours } = useShopTexts();
  const { street, city, province, postalCode } = address;
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>Talk to us</h2>
      <ul className={styles.list}>
        <li>
          <a href={telephone(phone)} className={styles.link}>
            <PhoneIcon width="1.25rem" height="1.25rem" />
            <span className="unbroken">{phone}</span>
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={styles.link}>
            <MailIcon width="1.25rem" height="1.25rem" />
            {email}
          </a>
        </li>
        <li className={styles.fact}>
          <PinIcon width="1.25rem" height="1.25rem" />
          <address>
            {street}
            <br />
            {city} {province}&nbsp;&nbsp;
            <Unbroken text={postalCode} />
          </address>
        </li>
        <li className={styles.fact}>
          <ClockIcon width="1.25rem" height="1.25rem" />
          <span>
            {hours.map((each) => (
              <span key={each.days} className={styles.hours}>
                {each.days} {each.hours}
              </span>
            ))}
          </span>
        </li>
      </ul>
    </div>
  );
}

/** Categories, help, contact data, hours and payment marks of every public page (spec §2 Footer). */
export function Footer() {
  const { about } = useShopTexts();
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.about}>
          <Link to="/" prefetch="intent" className={styles.home} aria-label="Birchwell, home page">
            <Logo />
          </Link>
          <p>{about}</p>
          <ul className={styles.social} aria-label="Birchwell elsewhere">
            {SOCIAL_LINKS.map(({ name, href }) => (
              <li key={name}>
                <a href={href} className={styles.link} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn title="Shop by category" links={FOOTER_CATEGORIES} />
        <LinkColumn title="Customer help" links={FOOTER_HELP} />
        <LinkColumn title="Birchwell" links={FOOTER_SHOP} />
        <ContactColumn />
      </div>
      <div className={styles.closing}>
        <div className={`page-width ${styles.closingRow}`}>
          <p>
            © {new Date().getFullYear()} {SHOP.name}. All prices in Canadian dollars (CAD).
          </p>
          <ul className={styles.payments} aria-label="Accepted payment">
            {PAYMENT_MARKS.map((mark) => (
              <li key={mark} className={styles.payment}>
                {mark}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
