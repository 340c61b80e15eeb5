import { PREVIEW_PARAMETER } from "@eldercare/contracts/content-preview";
import { useSearchParams } from "react-router";
import styles from "./shop-layout.module.css";

const SAID = {
  drafts: "Preview: drafts are shown that are not published. Links lead to the pages as they are.",
  over: "This preview is over: you see the page as everybody sees it.",
} as const;

/** Says that a page is one of staff's previews, as long as its address is that of one. */
export function PreviewStrip({ shows }: { shows: keyof typeof SAID }) {
  const [params] = useSearchParams();
  if (!params.has(PREVIEW_PARAMETER)) return null;
  return (
    <aside aria-label="Preview" className={styles.preview}>
      {SAID[shows]}
    </aside>
  );
}
