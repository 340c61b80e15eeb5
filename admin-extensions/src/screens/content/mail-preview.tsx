import { withValues } from "@eldercare/contracts";
import {
  type MailBlock,
  type MailWords,
  mailBlocks,
  type Placeholders,
} from "@eldercare/contracts/content";
import styles from "./content.module.css";

type MailPreviewProps = {
  words: MailWords;
  placeholders: Placeholders;
  values: Readonly<Record<string, string>>;
};

/** A mail as it is read, with made-up data; its looks are those of the mail that “Send a Test” brings. */
export function MailPreview({ words, placeholders, values }: MailPreviewProps) {
  const said = (text: string) => withValues(text, values).trim();
  const draw = (block: MailBlock) => {
    if (block.kind === "part") return <p className={styles.mailPart}>{values[block.name]}</p>;
    const text = said(block.kind === "button" ? block.label : block.text);
    if (text === "") return null;
    if (block.kind === "button") return <p className={styles.mailButton}>{text}</p>;
    return <p className={block.kind === "note" ? styles.mailNote : undefined}>{text}</p>;
  };
  return (
    <div className={styles.preview}>
      <p className={styles.mailHead}>
        <strong>{said(words.subject)}</strong>
        <br />
        {said(words.preview)}
      </p>
      <h4>{said(words.title)}</h4>
      {mailBlocks(words.text, placeholders).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces are known by their place.
        <div key={place}>{draw(block)}</div>
      ))}
    </div>
  );
}
