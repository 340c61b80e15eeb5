import type { MedusaContainer } from "@medusajs/framework/types";
import { saveCatalogueSlidesWorkflow } from "../../workflows/import/save-catalogue-slides";
import type { SlidePlan } from "../plan/plan-slides";
import type { Progress } from "../report/progress";

/** Creates and changes the carousel's slides, all or none. */
export async function applySlides(
  container: MedusaContainer,
  { create, update }: SlidePlan,
  progress: Progress,
): Promise<void> {
  const count = create.length + update.length;
  const task = progress.start("Slides", count);
  if (count > 0) {
    await saveCatalogueSlidesWorkflow(container).run({
      input: {
        create: create.map(({ target }) => target),
        update: update.map(({ current, target }) => ({ current, target })),
      },
    });
    task.advance(count);
  }
  task.end();
}
