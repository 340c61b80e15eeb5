import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { saveCatalogSlidesWorkflow } from "../../../workflows/catalog-write/save-catalog-slides";
import type { Journal } from "../journal/journal";
import type { PlannedSlides } from "../plan/planned-file";
import type { Progress } from "../progress";
import { writeRows } from "./rows-refused";

/** Creates and changes the carousel's slides, all or none. */
export async function applySlides(
  container: MedusaContainer,
  { report: { file }, plan: { create, update } }: PlannedSlides,
  progress: Progress,
  journal: Journal | null,
): Promise<void> {
  const count = create.length + update.length;
  const task = progress.start("Slides", count);
  if (count > 0) {
    const input = {
      create: create.map(({ target }) => target),
      update: update.map(({ current, target }) => ({ current, target })),
    };
    const { result: ids } = await writeRows(file, [...create, ...update], () =>
      saveCatalogSlidesWorkflow(container).run({ input }),
    );
    await journal?.note(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [
      ...create.map(({ name }, index) => ({
        entity: "slides" as const,
        id: ids[index] ?? "",
        name,
        changes: null,
      })),
      ...update.map(({ name, current, changes }) => ({
        entity: "slides" as const,
        id: current.id,
        name,
        changes,
      })),
    ]);
    task.advance(count);
  }
  task.end();
}
