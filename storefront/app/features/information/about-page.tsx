import { wordsOfBlock } from "@eldercare/contracts/content";
import type { InformationSection } from "~/content/information/information-page";
import type { NavigationLink } from "~/content/navigation";
import styles from "./about-page.module.css";
import { CallToAction } from "./call-to-action";
import { InformationBlocks } from "./information-blocks";
import { PageHeader } from "./page-header";
import type { AboutWords } from "./read-about-page.server";

const ACTIONS: readonly NavigationLink[] = [
  { label: "Contact Us", to: "/contact" },
  { label: "Browse Products", to: "/products" },
];

type PartProps = { page: AboutWords };

function Mission({ page }: PartProps) {
  return (
    <section className={styles.mission} aria-labelledby="mission">
      <h2 id="mission">Our mission</h2>
      <p>{page.mission}</p>
    </section>
  );
}

const saidIn = ({ blocks }: InformationSection) => blocks.flatMap(wordsOfBlock).join(" ");

function Stats({ page }: PartProps) {
  return (
    <dl className={styles.stats}>
      {page.figures.map((section) => (
        <div key={section.id} className={styles.stat}>
          <dt>{saidIn(section)}</dt>
          <dd>{section.heading}</dd>
        </div>
      ))}
    </dl>
  );
}

function Texts({
  id,
  heading,
  sections,
}: {
  id: string;
  heading: string;
  sections: readonly InformationSection[];
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.cards}>
        {sections.map((section) => (
          <li key={section.id} className={styles.card}>
            <h3>{section.heading}</h3>
            <InformationBlocks blocks={section.blocks} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Story({ page }: PartProps) {
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">Our story</h2>
      <div className={styles.storyText}>
        {page.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Mission, figures, values, story and reasons (spec §2 About). */
export function AboutPage({ page }: PartProps) {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeader title={page.title} path="/about" />
      <div className={styles.parts}>
        <Mission page={page} />
        <Stats page={page} />
        <Texts id="values" heading="What we value" sections={page.values} />
        <Story page={page} />
        <Texts id="why-choose-us" heading="Why choose us" sections={page.reasons} />
      </div>
      <CallToAction title={page.closingTitle} text={page.closingText} actions={ACTIONS} />
    </div>
  );
}
