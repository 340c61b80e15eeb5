import { JudgedOpeningCheckName, type OpeningCheck } from "@eldercare/contracts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import { formatMoment } from "../components/dates";
import { useAdminHost } from "../host/admin-host";
import { OPENING_ADVICE } from "./opening-advice";
import styles from "./opening-screen.module.css";
import { useConfirmOpeningCheck } from "./use-confirm-opening-check";

/** One thing to see to: its state, what the shop found, what to do. */
export function OpeningCheckItem({ check }: { check: OpeningCheck }) {
  const { name, isDone, finding, confirmed } = check;
  const { title, advice } = OPENING_ADVICE[name];
  const titleId = useId();
  const judged = JudgedOpeningCheckName.safeParse(name).data;
  const confirm = useConfirmOpeningCheck();
  return (
    <li className={styles.check} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {isDone ? (
          <Badge tone="spruce">Done</Badge>
        ) : (
          <Badge tone="amber">{judged ? "Please look" : "To do"}</Badge>
        )}
      </div>
      <p>{finding}</p>
      {!isDone && <p className={styles.advice}>{advice}</p>}
      {confirmed && (
        <p className={styles.advice}>
          {confirmed.by} said on {formatMoment(confirmed.at)} that it is right.
        </p>
      )}
      <div className={styles.actions}>
        {!isDone && <CheckLink name={name} />}
        {judged && (
          <Button
            tone="secondary"
            disabled={confirm.isPending}
            aria-describedby={titleId}
            onClick={() => confirm.mutate({ name: judged, isConfirmed: !confirmed })}
          >
            {confirmed ? "Take That Back" : "It Is Right"}
          </Button>
        )}
      </div>
    </li>
  );
}

function CheckLink({ name }: Pick<OpeningCheck, "name">) {
  const { shopAddress } = useAdminHost();
  const { link } = OPENING_ADVICE[name];
  if (!link) return null;
  return (
    <Button asChild tone="secondary">
      {"screen" in link ? (
        <Link to={link.screen}>{link.label}</Link>
      ) : (
        <a href={shopAddress(link.shopPage)}>{link.label}</a>
      )}
    </Button>
  );
}
