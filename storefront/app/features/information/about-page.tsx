import {
  ABOUT_ACTIONS,
  ABOUT_MISSION,
  ABOUT_REASONS,
  ABOUT_STATS,
  ABOUT_STORY,
  ABOUT_TITLE,
  ABOUT_VALUES,
} from "~/content/information/about";
import styles from "./about-page.module.css";
import { CallToAction } from "./call-to-action";
import { PageHeader } from "./page-header";

function Mission() {
  return (
    <section className={styles.mission} aria-labelledby="mission">
      <h2 id="mission">Our mission</h2>
      <p>{ABOUT_MISSION}</p>
    </section>
  );
}

function Stats() {
  return (
    <dl className={styles.stats}>
      {ABOUT_STATS.map(({ figure, label }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

type TitledText = { title: string; text: string };

function Texts({
  id,
  heading,
  texts,
}: {
  id: string;
  heading: string;
  texts: readonly TitledText[];
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.cards}>
        {texts.map(({ title, text }) => (
          <li key={title} className={styles.card}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Story() {
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">Our story</h2>
      <div className={styles.storyText}>
        {ABOUT_STORY.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Mission, figures, values, story and reasons (spec §2 About). */
export function AboutPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeader title={ABOUT_TITLE} path="/about" />
      <div className={styles.parts}>
        <Mission />
        <Stats />
        <Texts id="values" heading="What we value" texts={ABOUT_VALUES} />
        <Story />
        <Texts id="why-choose-us" heading="Why choose us" texts={ABOUT_REASONS} />
      </div>
      <CallToAction
        title="Come and say hello"
        text="Ask us anything, or have a look around."
        actions={ABOUT_ACTIONS}
      />
    </div>
  );
}
