import type { Import, ImportDetail, ImportStatus } from "@eldercare/contracts";
import type { BadgeTone } from "../components/badge";
import { changeCount } from "./import-counts";

const LOOKS: Readonly<Record<ImportStatus, { label: string; tone: BadgeTone }>> = {
  checking: { label: "Checking", tone: "amber" },
  ready: { label: "Ready to apply", tone: "amber" },
  refused: { label: "Cannot be used", tone: "brick" },
  applying: { label: "Applying", tone: "amber" },
  applied: { label: "Applied", tone: "sage" },
  undoing: { label: "Taking back", tone: "amber" },
  undone: { label: "Taken back", tone: "grey" },
};

const NOTHING_TO_DO = { label: "Nothing to apply", tone: "grey" } as const;

/** How an import's state is called and coloured. */
export function importStatus({ status, counts }: Pick<Import, "status" | "counts">) {
  const isIdle = status === "ready" && counts !== null && changeCount({ counts }) === 0;
  return isIdle ? NOTHING_TO_DO : LOOKS[status];
}

/** Whether it cannot be used before a person says what its columns are. */
export function isAskedFirst({ status, columns }: Pick<ImportDetail, "status" | "columns">) {
  return status === "refused" && columns !== null;
}

/** Whether the server is at it: it will be another one soon. */
export function isWorking({ status, canApply, canUndo }: Import): boolean {
  const isBusy = status === "checking" || status === "applying" || status === "undoing";
  // Work that was cut off does not go on by itself.
  return isBusy && !canApply && !canUndo;
}
