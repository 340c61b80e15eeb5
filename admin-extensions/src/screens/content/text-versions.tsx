import type { StaffTextHistory, TextVersion } from "@eldercare/contracts";
import type { TextKey } from "@eldercare/contracts/content";
import { Button } from "../components/button";
import { formatMoment } from "../components/dates";
import styles from "./content.module.css";
import { valueInWords } from "./value-in-words";

type VersionsProps = {
  text: StaffTextHistory;
  isPending: boolean;
  onWithdraw: (version: TextVersion) => void;
  onRestore: (version: TextVersion) => void;
};

/** The draft and what is planned, to be taken back, and what was published before, to be used again. */
export function TextVersions({ text, isPending, onWithdraw, onRestore }: VersionsProps) {
  const waiting = [...(text.draft ? [text.draft] : []), ...text.planned];
  return (
    <>
      {waiting.length > 0 && (
        <VersionList title="Not Shown Yet" textKey={text.key} versions={waiting}>
          {(version) => (
            <Button tone="secondary" disabled={isPending} onClick={() => onWithdraw(version)}>
              {version.isDraft ? "Remove Draft" : "Take Back"}
            </Button>
          )}
        </VersionList>
      )}
      {text.versions.length > 0 && (
        <VersionList title="Published Before" textKey={text.key} versions={text.versions}>
          {(version) => (
            <Button tone="secondary" disabled={isPending} onClick={() => onRestore(version)}>
              Use Again
            </Button>
          )}
        </VersionList>
      )}
    </>
  );
}

type VersionListProps = {
  title: string;
  textKey: TextKey;
  versions: readonly TextVersion[];
  children: (version: TextVersion) => React.ReactNode;
};

function VersionList({ title, textKey, versions, children }: VersionListProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.versions}>
        {versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <div className={styles.words}>
              <p className={styles.when}>{whenInWords(version)}</p>
              <p className={styles.said}>{valueInWords(textKey, version.value)}</p>
            </div>
            {children(version)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenInWords({ isDraft, from, until, by, at }: TextVersion): string {
  if (isDraft) return `Draft of ${by}, ${formatMoment(at)}`;
  const end = until ? ` until ${formatMoment(until)}` : "";
  return `From ${formatMoment(from ?? at)}${end}, by ${by}`;
}
