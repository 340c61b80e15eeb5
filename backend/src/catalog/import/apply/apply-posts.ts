import type { MedusaContainer } from "@medusajs/framework/types";
import { createPost, updatePost } from "../../../workflows/post/write-post";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import type { Journal } from "../journal/journal";
import type { PlannedPosts } from "../plan/planned-file";
import type { Progress } from "../progress";
import { writeRows } from "./rows-refused";

/** Writes guide after guide, each in one transaction with its journal. */
export async function applyPosts(
  container: MedusaContainer,
  { plan: { create, update } }: PlannedPosts,
  progress: Progress,
  journal: Journal | null,
): Promise<void> {
  const writes = [
    ...create.map((each) => ({ ...each, id: null, changes: null })),
    ...update.map((each) => ({ ...each, id: each.current.id })),
  ];
  const task = progress.start("Care guides", writes.length);
  for (const { file, row, name, id: known, target, changes } of writes) {
    await writeRows(file, [{ row }], () =>
      catalogTransaction(container, async (transaction) => {
        if (known !== null) await updatePost(transaction, known, target);
        const id = known ?? (await createPost(transaction, target));
        await journal?.note(transaction, [{ entity: "posts", id, name, changes, made: target }]);
      }),
    );
    task.advance();
  }
  task.end();
}
