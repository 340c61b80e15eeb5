import type { KnownPersonQuery } from "@eldercare/contracts";
import { Button } from "../components/button";
import { formatDay } from "../components/dates";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./customer-dialog.module.css";

type PeopleWithoutEmailProps = {
  search: string;
  onChoose: (who: KnownPersonQuery) => void;
};

/** Who ordered by phone without an email address and is called so, to choose whoever asks. */
export function PeopleWithoutEmail({ search, onChoose }: PeopleWithoutEmailProps) {
  const query = useAdminQuery("people.withoutEmail", { query: { search } });
  const found = query.isPlaceholderData ? undefined : query.data;
  if (query.error) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  if (!found) return <Loading />;
  const { people, isMore } = found;
  return (
    <section className={styles.part} aria-label="People without an email address">
      <p role="status" className={styles.quiet}>
        {people.length === 0 && "Nobody without an email address has this name."}
        {people.length > 0 &&
          "Compare the phone number and the town with those of the person who asks:"}
        {isMore && " There are more: please type more of the name."}
      </p>
      <ul className={styles.list}>
        {people.map(({ order, name, phone, city, orders, lastOrderAt }) => (
          <li key={order} className={styles.row}>
            <span className={styles.text}>
              {[name, phone, city].filter(Boolean).join(", ")}
              <br />
              {orders === 1 ? "One order," : `${orders} orders, the last`} {formatDay(lastOrderAt)}
            </span>
            <Button
              tone="secondary"
              type="button"
              aria-label={`Show ${name}, ${phone}`}
              onClick={() => onChoose({ order })}
            >
              Show
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
