import { useMemo } from "react";
import styles from "./markdown-preview.module.css";
import { renderMarkdown } from "./render-markdown";

/** A guide's text as readers will see it. */
export default function MarkdownPreview({ text }: { text: string }) {
  const html = useMemo(() => renderMarkdown(text), [text]);
  if (!html) return <p className={styles.nothing}>Nothing to preview yet.</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes out of the sanitiser.
  return <div className={styles.preview} dangerouslySetInnerHTML={{ __html: html }} />;
}
