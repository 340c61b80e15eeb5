import type { ImportDetail } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { ConfirmDialog } from "../components/confirm-dialog";
import { applyLabel, changeCount, removalQuestion } from "./import-counts";
import styles from "./import-detail-card.module.css";
import { useApplyImport, useUndoImport } from "./use-import-changes";

const UNDO_QUESTION =
  "What this import made will be removed, what it removed will be back, and what it changed will be as before. What somebody changed since stays.";

/** What can be done with an import. What removes something is asked for once more. */
export function ImportActions({ detail, onClose }: { detail: ImportDetail; onClose: () => void }) {
  const [asked, setAsked] = useState<"apply" | "undo" | null>(null);
  const apply = useApplyImport();
  const undo = useUndoImport();
  const { id, counts, prune, canApply, canUndo } = detail;
  const { rejected = 0, removed = 0 } = counts ?? {};
  const close = { onSettled: () => setAsked(null) };
  const applyNow = () => apply.mutate({ id, partial: rejected > 0, removals: removed }, close);
  // What such a row is about might be removed.
  const isRefused = prune && rejected > 0;
  return (
    <div className={styles.actions}>
      {canApply && !isRefused && changeCount(detail) > 0 && (
        <Button
          disabled={apply.isPending}
          onClick={removed > 0 ? () => setAsked("apply") : applyNow}
        >
          {applyLabel(detail)}
        </Button>
      )}
      {canUndo && (
        <Button tone="secondary" onClick={() => setAsked("undo")}>
          Take This Import Back
        </Button>
      )}
      <Button tone="quiet" onClick={onClose}>
        Close
      </Button>
      <ConfirmDialog
        title="Remove what the file does not name?"
        question={asked === "apply" ? removalQuestion(detail) : null}
        action={`Apply and Remove ${removed}`}
        isPending={apply.isPending}
        onConfirm={applyNow}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        title="Take the import back?"
        question={asked === "undo" ? UNDO_QUESTION : null}
        action="Take Back"
        isPending={undo.isPending}
        onConfirm={() => undo.mutate(id, close)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
