import type { Placeholder, Placeholders } from "@eldercare/contracts/content";
import styles from "./content.module.css";

/** The words in braces that a text may have, and what the shop puts in their places. */
export function PlaceholderList({ placeholders }: { placeholders: Placeholders }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Words in Braces</h2>
      <p className={styles.hint}>The shop puts in what they stand for.</p>
      <dl className={styles.placeholders}>
        {Object.entries(placeholders).map(([name, placeholder]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{inWords(name, placeholder)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function inWords(name: string, { what, is, isNeeded }: Placeholder): string {
  const how = {
    link: `, for a button: [Open]({${name}})`,
    part: ", in a line of its own",
    words: "",
  }[is ?? "words"];
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${how}.${isNeeded ? " It has to stay." : ""}`;
}
