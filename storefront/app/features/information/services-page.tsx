import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { CheckIcon } from "~/components/icons";
import type { InformationBlock, InformationSection } from "~/content/information/information-page";
import { CallToAction } from "./call-to-action";
import { InformationBlocks } from "./information-blocks";
import { PageHeader } from "./page-header";
import type { ServicesWords } from "./read-services-page.server";
import { ServiceImage } from "./service-image";
import styles from "./services-page.module.css";

function Service({ service: { heading, blocks } }: { service: InformationSection }) {
  return (
    <article className={styles.card}>
      <ServiceImage title={heading} className={styles.image} />
      <h2 className={styles.title}>{heading}</h2>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces are known by their place.
        <Piece key={place} block={block} />
      ))}
    </article>
  );
}

/** Points have a check, a way on is a button; the rest is as on any page. */
function Piece({ block }: { block: InformationBlock }) {
  if (block.kind === "list") {
    return (
      <ul className={styles.points}>
        {block.items.map((point) => (
          <li key={point}>
            <CheckIcon width="1.25rem" height="1.25rem" />
            {point}
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind !== "links") return <InformationBlocks blocks={[block]} />;
  return block.links.map(({ label, to }) => (
    <Button key={to} asChild tone="secondary">
      <Link to={to} prefetch="intent">
        {label}
      </Link>
    </Button>
  ));
}

/** The six services (spec §2 Services). */
export function ServicesPage({ page }: { page: ServicesWords }) {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeader title={page.title} lead={page.intro} path="/services" />
      <ul className={styles.cards}>
        {page.cards.map((service) => (
          <li key={service.id}>
            <Service service={service} />
          </li>
        ))}
      </ul>
      <CallToAction
        title={page.closingTitle}
        text={page.closingText}
        actions={[
          { label: "Contact Us", to: "/contact" },
          { label: "Browse Products", to: "/products" },
        ]}
      />
    </div>
  );
}
