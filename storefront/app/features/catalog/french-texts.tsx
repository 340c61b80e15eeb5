import type { FrenchTexts as Texts } from "@eldercare/contracts";
import { Unbroken } from "~/components/unbroken";
import { Paragraphs } from "./description-paragraphs";
import styles from "./french-texts.module.css";

/** What the product is called and said to be in French, for those who read it better. */
export function FrenchTexts({ french }: { french: Texts }) {
  return (
    <section lang="fr-CA" aria-labelledby="french-texts" className={styles.french}>
      <h2 id="french-texts" className={styles.heading}>
        En français
      </h2>
      {french.name && (
        <p className={styles.name}>
          <Unbroken text={french.name} />
        </p>
      )}
      <Paragraphs text={french.description} />
    </section>
  );
}
