import type { Import, ImportDetail } from "@eldercare/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAdminHost } from "../host/admin-host";
import { refresh } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import { useAskingAgain } from "../host/use-asking-again";
import { isAskedFirst, isWorking } from "./import-status";

const ASK_EVERY_MS = 700;
/** Lists that an import may have changed. */
const CATALOG = ["products", "categories", "carousel", "imports", "missingImages"] as const;

const ENDED: Partial<Record<Import["status"], string>> = {
  applied: "Import Applied",
  undone: "Import Taken Back",
};
/** Of products that were changed together, without a file. */
const ENDED_TOGETHER: typeof ENDED = { applied: "Products Changed", undone: "Change Taken Back" };

/** One import with its preview; asks again while the server works at it, and says when it is done. */
export function useImport(id: string) {
  const { toast } = useAdminHost();
  const queryClient = useQueryClient();
  const query = useAdminQuery("imports.read", { params: { id } });
  // The import looked at before stays until this one is there: not to be shown as this one.
  const detail = query.data?.id === id ? query.data : undefined;
  const isBusy = detail !== undefined && isWorking(detail);
  useAskingAgain(isBusy, query, ASK_EVERY_MS);

  // Work that is done before the server is asked again is never seen going on: what counts is
  // that the import is at rest in another way than it was.
  const before = useRef<ImportDetail>(undefined);
  useEffect(() => {
    if (!detail) return;
    const { status, problem } = detail;
    const { current: last } = before;
    before.current = detail;
    const hasChanged = last?.id === id && (last.status !== status || last.problem !== problem);
    if (!hasChanged || isBusy) return;
    void refresh(queryClient, CATALOG);
    const title = (detail.source === "list" ? ENDED_TOGETHER : ENDED)[status];
    // A person who can say what the columns are is asked on the screen.
    if (problem && !isAskedFirst(detail))
      toast({ title: "Error", description: problem, tone: "destructive" });
    else if (title) toast({ title, description: "The catalogue is up to date." });
  }, [detail, id, isBusy, queryClient, toast]);
  return { detail, query };
}
