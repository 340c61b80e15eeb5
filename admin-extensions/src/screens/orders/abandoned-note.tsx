import { Button } from "../components/button";
import styles from "./abandoned-note.module.css";

type AbandonedNoteProps = {
  /** How many abandoned checkouts the list leaves out. */
  count: number;
  isSearch: boolean;
  onShow: () => void;
};

/** Says what "All Statuses" leaves out: checkouts that began an order and were never paid. */
export function AbandonedNote({ count, isSearch, onShow }: AbandonedNoteProps) {
  if (count === 0) return null;
  const checkouts = count === 1 ? "1 abandoned checkout" : `${count} abandoned checkouts`;
  return (
    <p className={styles.note}>
      {isSearch ? `The search also finds ${checkouts}.` : `Not listed: ${checkouts}, never paid.`}
      <Button tone="quiet" onClick={onShow}>
        {count === 1 ? "Show It" : "Show Them"}
      </Button>
    </p>
  );
}
