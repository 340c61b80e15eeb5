import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { CheckIcon } from "~/components/icons";
import {
  SERVICE_CARDS,
  SERVICES_INTRO,
  SERVICES_TITLE,
  type ServiceCard,
} from "~/content/information/services";
import { CallToAction } from "./call-to-action";
import { PageHeader } from "./page-header";
import { ServiceImage } from "./service-image";
import styles from "./services-page.module.css";

function Service({ service }: { service: ServiceCard }) {
  const { title, text, points, action } = service;
  return (
    <article className={styles.card}>
      <ServiceImage title={title} className={styles.image} />
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon width="1.25rem" height="1.25rem" />
            {point}
          </li>
        ))}
      </ul>
      <Button asChild tone="secondary">
        <Link to={action.to} prefetch="intent">
          {action.label}
        </Link>
      </Button>
    </article>
  );
}

/** The six services (spec §2 Services). */
export function ServicesPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeader title={SERVICES_TITLE} lead={SERVICES_INTRO} path="/services" />
      <ul className={styles.cards}>
        {SERVICE_CARDS.map((service) => (
          <li key={service.title}>
            <Service service={service} />
          </li>
        ))}
      </ul>
      <CallToAction
        title="Not sure what you need?"
        text="Tell us about the person and the home. The first call is free."
        actions={[
          { label: "Contact us", to: "/contact" },
          { label: "Browse products", to: "/products" },
        ]}
      />
    </div>
  );
}
