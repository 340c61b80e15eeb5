import type { MedusaContainer } from "@medusajs/framework/types";
import { createCatalogueCategoryWorkflow } from "../../workflows/import/create-catalogue-category";
import { updateCatalogueCategoryWorkflow } from "../../workflows/import/update-catalogue-category";
import type { CategoryPlan } from "../plan/plan-categories";
import type { Progress } from "../report/progress";
import { writeRows } from "./rows-refused";

/** Creates and changes categories, one after the other: their order is the file's. */
export async function applyCategories(
  container: MedusaContainer,
  file: string,
  { create, update }: CategoryPlan,
  progress: Progress,
): Promise<void> {
  const task = progress.start("Categories", create.length + update.length);
  for (const { row, target } of create) {
    await writeRows(file, [{ row }], () =>
      createCatalogueCategoryWorkflow(container).run({ input: target }),
    );
    task.advance();
  }
  for (const { row, current, target } of update) {
    await writeRows(file, [{ row }], () =>
      updateCatalogueCategoryWorkflow(container).run({ input: { current, target } }),
    );
    task.advance();
  }
  task.end();
}
