import type { MedusaContainer } from "@medusajs/framework/types";
import { saveCatalogueSlidesWorkflow } from "../../workflows/import/save-catalogue-slides";
import type { SlidePlan } from "../plan/plan-slides";
import type { Progress } from "../report/progress";
import { writeRows } from "./rows-refused";

/** Creates and changes the carousel's slides, all or none. */
export async function applySlides(
  container: MedusaContainer,
  file: string,
  { create, update }: SlidePlan,
  progress: Progress,
): Promise<void> {
  const count = create.length + update.length;
  const task = progress.start("Slides", count);
  if (count > 0) {
    const input = {
      create: create.map(({ target }) => target),
      update: update.map(({ current, target }) => ({ current, target })),
    };
    await writeRows(file, [...create, ...update], () =>
      saveCatalogueSlidesWorkflow(container).run({ input }),
    );
    task.advance(count);
  }
  task.end();
}
