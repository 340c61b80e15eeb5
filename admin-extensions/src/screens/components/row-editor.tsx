import type { ReactNode } from "react";
import { Button } from "./button";
import { PlusIcon } from "./icons";
import styles from "./row-editor.module.css";

type RowEditorProps = {
  legend: string;
  error?: string;
  /** What the button says that adds a row. */
  action: string;
  onAdd: () => void;
  /** The rows, in the look of `row-editor.module.css`. */
  children: ReactNode;
};

/** Rows of a form that can be added to. */
export function RowEditor({ legend, error, action, onAdd, children }: RowEditorProps) {
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div>
        <Button tone="quiet" onClick={onAdd}>
          <PlusIcon />
          {action}
        </Button>
      </div>
    </fieldset>
  );
}
