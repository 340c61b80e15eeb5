import type { ImportDetail } from "@eldercare/contracts";
import { useState } from "react";
import { Badge } from "../parts/badge";
import { Button } from "../parts/button";
import { Card } from "../parts/card";
import { ConfirmDialog } from "../parts/confirm-dialog";
import { Loading } from "../parts/loading";
import { Problem } from "../parts/problem";
import { applyLabel, countsText } from "./import-counts";
import styles from "./import-detail-card.module.css";
import { ImportErrors } from "./import-errors";
import { importStatus, isWorking } from "./import-status";
import { Preview } from "./preview";
import { useImport } from "./use-import";
import { useApplyImport, useUndoImport } from "./use-import-changes";

const UNDO_QUESTION =
  "What this import made will be removed, and what it changed will be as before. What somebody changed since stays.";

/** One import: how far it is, what it would do or did, and what can be done with it. */
export function ImportDetailCard({ id, onClose }: { id: string; onClose: () => void }) {
  const { detail, query } = useImport(id);
  if (!detail) {
    return (
      <Card title="Import">
        {query.error ? (
          <Problem error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Loading />
        )}
      </Card>
    );
  }
  const { label, tone } = importStatus(detail);
  return (
    <Card title={detail.fileName} aside={<Badge tone={tone}>{label}</Badge>}>
      <div className={styles.detail}>
        <p role="status" className={styles.summary}>
          {isWorking(detail) ? `${label}...` : countsText(detail)}
        </p>
        {isWorking(detail) && <ImportProgress detail={detail} />}
        {detail.problem && (
          <p role="alert" className={styles.problem}>
            {detail.problem}
          </p>
        )}
        <Notes title="Please note" notes={detail.warnings} />
        <Notes title="What stays" notes={detail.kept} />
        <ImportErrors detail={detail} />
        <Preview detail={detail} />
        <ImportActions detail={detail} onClose={onClose} />
      </div>
    </Card>
  );
}

function ImportProgress({ detail: { done, total } }: { detail: ImportDetail }) {
  return (
    <progress
      className={styles.progress}
      aria-label="Progress of the import"
      {...(total > 0 && { value: done, max: total })}
    />
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

function ImportActions({ detail, onClose }: { detail: ImportDetail; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const apply = useApplyImport();
  const undo = useUndoImport();
  const { id, counts, canApply, canUndo } = detail;
  const changes = (counts?.created ?? 0) + (counts?.updated ?? 0);
  return (
    <div className={styles.actions}>
      {canApply && changes > 0 && (
        <Button
          disabled={apply.isPending}
          onClick={() => apply.mutate({ id, partial: (counts?.rejected ?? 0) > 0 })}
        >
          {applyLabel(detail)}
        </Button>
      )}
      {canUndo && (
        <Button tone="secondary" onClick={() => setAsking(true)}>
          Take This Import Back
        </Button>
      )}
      <Button tone="quiet" onClick={onClose}>
        Close
      </Button>
      <ConfirmDialog
        title="Take the import back?"
        question={isAsking ? UNDO_QUESTION : null}
        action="Take Back"
        isPending={undo.isPending}
        onConfirm={() => undo.mutate(id, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
