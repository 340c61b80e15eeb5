import { withValues } from "@eldercare/contracts";
import {
  articleSections,
  type MailWords,
  questionGroups,
  type TextKey,
  textOf,
} from "@eldercare/contracts/content";
import { ArticlePreview } from "./article-preview";
import styles from "./content.module.css";
import { MailPreview } from "./mail-preview";
import { valueInWords } from "./value-in-words";

type TextPreviewProps = {
  textKey: TextKey;
  value: unknown;
  values: Readonly<Record<string, string>>;
};

/** A text as it is shown, with what its words in braces stand for. */
export function TextPreview({ textKey, value, values }: TextPreviewProps) {
  const { kind, placeholders = {} } = textOf(textKey);
  if (kind === "mail") {
    return <MailPreview words={value as MailWords} {...{ placeholders, values }} />;
  }
  if (kind === "article" || kind === "questions") {
    const read = kind === "article" ? asOneGroup : questionGroups;
    return <ArticlePreview text={String(value)} {...{ read, values }} />;
  }
  return <p className={styles.preview}>{withValues(valueInWords(textKey, value), values)}</p>;
}

const asOneGroup = (text: string) => [{ heading: "", questions: articleSections(text) }];

/** What a text says now, on a line or two. */
export const shownWords = ({ textKey, value, values }: TextPreviewProps): string =>
  withValues(valueInWords(textKey, value), values).replace(/\n{2,}/g, "\n");
