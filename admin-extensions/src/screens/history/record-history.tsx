import { useState } from "react";
import { Link } from "react-router-dom";
import { formatMoment } from "../components/dates";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { ForCall } from "../host/for-call";
import { useAdminQuery } from "../host/use-admin-query";
import { EventChanges } from "./event-changes";
import { eventSentence } from "./event-sentence";
import styles from "./record-history.module.css";

/** Of what the trail tells: a thing, or all of its kind. */
type RecordHistoryProps = { subjectKind: string; subjectId?: string };

/** So many are shown here; the Security screen has them all. */
const SHOWN = 20;

/** Who changed a record when, and each field before and after; read when somebody opens it. */
export function RecordHistory(of: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ForCall name="securityEvents.list">
      <details
        className={styles.history}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>History</summary>
        {isOpen && <Entries {...of} />}
      </details>
    </ForCall>
  );
}

function Entries(of: RecordHistoryProps) {
  const { data, error, refetch } = useAdminQuery("securityEvents.list", {
    query: { ...of, limit: String(SHOWN) },
  });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.total === 0) return <p>Nobody has changed it in the past year.</p>;
  const more = data.total - data.events.length;
  return (
    <>
      <ol className={styles.events}>
        {data.events.map((event) => (
          <li key={event.id} className={styles.event}>
            <p className={styles.sentence}>{eventSentence(event)}</p>
            <p className={styles.when}>{formatMoment(event.at)}</p>
            <EventChanges event={event} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Link to={`/admin/security?${new URLSearchParams({ ...of })}`}>
          {more === 1 ? "1 older change" : `${more} older changes`}
        </Link>
      )}
    </>
  );
}
