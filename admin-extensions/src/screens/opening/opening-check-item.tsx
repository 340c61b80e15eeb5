import { JudgedOpeningCheckName, type OpeningCheck } from "@eldercare/contracts";
import { Link } from "react-router-dom";
import { Button } from "../components/button";
import { CheckItem } from "../components/check-list";
import { formatMoment } from "../components/dates";
import { useAdminHost } from "../host/admin-host";
import { OPENING_ADVICE } from "./opening-advice";
import { useConfirmOpeningCheck } from "./use-confirm-opening-check";

/** One thing to see to: its state, what the shop found, what to do. */
export function OpeningCheckItem({ check }: { check: OpeningCheck }) {
  const { name, isDone, finding, confirmed } = check;
  const { title, advice } = OPENING_ADVICE[name];
  const judged = JudgedOpeningCheckName.safeParse(name).data;
  const confirm = useConfirmOpeningCheck();
  const toDo = judged ? "Please look" : "To do";
  return (
    <CheckItem
      title={title}
      state={isDone ? { tone: "spruce", word: "Done" } : { tone: "amber", word: toDo }}
      finding={finding}
      advice={[
        ...(isDone ? [] : [advice]),
        ...(confirmed
          ? [`${confirmed.by} said on ${formatMoment(confirmed.at)} that it is right.`]
          : []),
      ]}
      actions={(titleId) => (
        <>
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
        </>
      )}
    />
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
