import type { SystemPart, SystemVerdict } from "@eldercare/contracts";
import { Link } from "react-router-dom";
import type { BadgeTone } from "../components/badge";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { CheckItem, CheckList } from "../components/check-list";
import { Facts } from "../components/facts";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { Screen } from "../components/screen";
import { useAdminQuery } from "../host/use-admin-query";
import { SYSTEM_ADVICE } from "./system-advice";

const STATES: Readonly<Record<SystemVerdict, { tone: BadgeTone; word: string }>> = {
  well: { tone: "spruce", word: "Well" },
  look: { tone: "amber", word: "Please look" },
  broken: { tone: "brick", word: "Broken" },
};

/** How what the shop stands on is doing, for people who run no servers (spec §2 More screens of the back office). */
export default function SystemScreen() {
  const query = useAdminQuery("system.read");
  const state = query.data;
  return (
    <Screen
      title="System"
      subtitle={state && summaryOf(state.parts)}
      actions={
        <Button tone="secondary" disabled={query.isFetching} onClick={() => void query.refetch()}>
          Look Again
        </Button>
      }
    >
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {!state && !query.error && <Loading />}
      {state && (
        <>
          <CheckList>
            {state.parts.map((part) => (
              <SystemPartItem key={part.name} part={part} />
            ))}
          </CheckList>
          <Card title="Versions">
            <Facts
              facts={state.versions.map(({ program, version }) => ({
                term: program,
                value: version,
              }))}
            />
          </Card>
        </>
      )}
    </Screen>
  );
}

function SystemPartItem({ part: { name, verdict, finding } }: { part: SystemPart }) {
  const { title, advice, link } = SYSTEM_ADVICE[name];
  const isWell = verdict === "well";
  return (
    <CheckItem
      title={title}
      state={STATES[verdict]}
      finding={finding}
      advice={isWell ? [] : [advice]}
      actions={() =>
        !isWell &&
        link && (
          <Button asChild tone="secondary">
            <Link to={link.screen}>{link.label}</Link>
          </Button>
        )
      }
    />
  );
}

function summaryOf(parts: readonly SystemPart[]): string {
  const unwell = parts.filter(({ verdict }) => verdict !== "well").length;
  if (unwell === 0) return "Everything is well.";
  return `${unwell} of ${parts.length} parts need somebody to look`;
}
