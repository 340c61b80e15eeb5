import type { ImportDetail } from "@eldercare/contracts";
import { Badge } from "../components/badge";
import { Card } from "../components/card";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { ColumnsForm } from "./columns-form";
import { ImportActions } from "./import-actions";
import { countsText } from "./import-counts";
import styles from "./import-detail-card.module.css";
import { ImportErrors } from "./import-errors";
import { importStatus, isAskedFirst, isWorking } from "./import-status";
import { Preview } from "./preview";
import { useImport } from "./use-import";

const ASKED = { label: "Please say what its columns are", tone: "amber" } as const;

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
  const { label, tone } = isAskedFirst(detail) ? ASKED : importStatus(detail);
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
        {detail.columns && !isWorking(detail) && (
          <ColumnsForm id={detail.id} asked={detail.columns} />
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

/** More of them would push what can be done out of sight. */
const SHOWN_NOTES = 5;

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  const more = notes.slice(SHOWN_NOTES);
  return (
    <div className={styles.notes}>
      <h3 className={styles.heading}>{title}</h3>
      <NoteList notes={notes.slice(0, SHOWN_NOTES)} />
      {more.length > 0 && (
        <details className={styles.preview}>
          <summary className={styles.heading}>
            {more.length} more {more.length === 1 ? "note" : "notes"}
          </summary>
          <NoteList notes={more} />
        </details>
      )}
    </div>
  );
}

function NoteList({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
