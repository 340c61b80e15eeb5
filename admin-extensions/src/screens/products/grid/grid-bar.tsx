import { Button } from "../../components/button";
import { isWorking } from "../../import/import-status";
import { useImport } from "../../import/use-import";
import { useUndoImport } from "../../import/use-import-changes";
import type { GridSummary } from "./grid-edits";
import { changesInWords } from "./grid-words";
import styles from "./price-grid.module.css";

type GridBarProps = {
  summary: GridSummary;
  /** What was pasted or saved last. */
  said: string;
  /** The import that the last saving can be taken back as. */
  savedAs: string | null;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** What is changed and not saved yet, and what can be done with it; always in sight. */
export function GridBar({ summary, said, savedAs, isSaving, onSave, onDiscard }: GridBarProps) {
  const isChanged = summary.rows.length > 0;
  return (
    <section className={styles.bar} aria-label="Changes">
      <p role="status" className={styles.said}>
        {[said, isChanged ? `To save: ${changesInWords(summary)}.` : ""]
          .filter(Boolean)
          .join(" ") || "Nothing is changed yet."}
      </p>
      {savedAs && !isChanged && <UndoSaving id={savedAs} />}
      {isChanged && (
        <Button tone="secondary" disabled={isSaving} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button disabled={!isChanged || isSaving} onClick={onSave}>
        {isSaving ? "Saving..." : "Save All"}
      </Button>
    </section>
  );
}

/** Takes the last saving back, while nothing was loaded or changed together after it. */
function UndoSaving({ id }: { id: string }) {
  const { detail } = useImport(id);
  const undo = useUndoImport();
  if (detail?.status === "undone") return <strong role="status">Taken back.</strong>;
  if (!detail?.canUndo && !(detail && isWorking(detail))) return null;
  return (
    <Button
      tone="secondary"
      disabled={undo.isPending || !detail.canUndo}
      onClick={() => undo.mutate(id)}
    >
      {detail.canUndo ? "Undo" : "Taking Back..."}
    </Button>
  );
}
