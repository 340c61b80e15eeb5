import { Button, IconButton } from "@eldercare/ui/button";
import { type ReactNode, useEffect, useRef } from "react";
import { CloseIcon } from "~/components/icons";
import styles from "./filter-sheet.module.css";

export type FilterSheetProps = {
  id: string;
  /** How many products the filters find; undefined while that is being asked. */
  total: number | undefined;
  /** It closes, by whichever way; the focus is back where it was. */
  onClose: () => void;
  /** Somebody wants to see what was found. */
  onShow: () => void;
  children: ReactNode;
};

/**
 * The filters over a narrow screen, with nothing else within reach until they close. The browser's own
 * dialog keeps the focus inside, closes with Escape and gives the focus back.
 */
export default function FilterSheet({ id, total, onClose, onShow, children }: FilterSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!sheet.current?.open) sheet.current?.showModal();
  }, []);
  const close = () => sheet.current?.close();

  return (
    <dialog ref={sheet} id={id} className={styles.sheet} aria-label="Filters" onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        <IconButton aria-label="Close filters" onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button
          className={styles.show}
          onClick={() => {
            close();
            onShow();
          }}
        >
          {labelOf(total)}
        </Button>
        <span role="status" className="visually-hidden">
          {total !== undefined && (total === 1 ? "1 product" : `${total} products`)}
        </span>
      </div>
    </dialog>
  );
}

function labelOf(total: number | undefined): string {
  if (total === undefined) return "Show Products";
  return total === 1 ? "Show 1 Product" : `Show ${total} Products`;
}
