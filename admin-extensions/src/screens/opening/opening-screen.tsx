import type { OpeningCheck } from "@eldercare/contracts";
import { CheckList } from "../components/check-list";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { Screen } from "../components/screen";
import { useAdminQuery } from "../host/use-admin-query";
import { OpeningCheckItem } from "./opening-check-item";

/** What a shop that began as a demo still needs before it opens (spec §2 More screens of the back office). */
export default function OpeningScreen() {
  const query = useAdminQuery("openingChecks.list");
  const checks = query.data?.checks;
  return (
    <Screen title="Before You Open" subtitle={checks && summaryOf(checks)}>
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {!checks && !query.error && <Loading />}
      {checks && (
        <CheckList>
          {checks.map((check) => (
            <OpeningCheckItem key={check.name} check={check} />
          ))}
        </CheckList>
      )}
    </Screen>
  );
}

function summaryOf(checks: readonly OpeningCheck[]): string {
  const open = checks.filter(({ isDone }) => !isDone).length;
  if (open === 0) return "Everything is done: the shop can open.";
  return `${open} of ${checks.length} things are left to do before real buyers come`;
}
