import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ImportHistory } from "../journal/import-history";
import type { Progress } from "../progress";
import type { UndoReport } from "./undo-context";
import { undoImport } from "./undo-import";

/** What was taken back; null when there was nothing. */
export type TakenBack = (UndoReport & { id: string; file: string }) | null;

/** Takes back the newest import that is still in; goes on where that was cut off. */
export async function takeBackLastImport(
  container: MedusaContainer,
  progress: Progress,
): Promise<TakenBack> {
  const history = new ImportHistory(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const last = await history.lastApplied();
  if (!last) return null;
  await history.move(last.id, ["applied", "applying", "undoing"], { status: "undoing" });
  const report = await undoImport(container, last, progress);
  await history.move(last.id, ["undoing"], { status: "undone" });
  return { ...report, id: last.id, file: last.file_name };
}

export function undoText(undone: TakenBack): string {
  if (!undone) return "There is nothing to take back.\n";
  const { file, removed, restored, kept } = undone;
  const lines = [
    `${file}: taken back. ${removed} removed, ${restored} restored.`,
    ...kept.map((name) => `  kept: ${name}`),
  ];
  return `${lines.join("\n")}\n`;
}
