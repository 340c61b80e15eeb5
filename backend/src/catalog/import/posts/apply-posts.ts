import type { PostPlan } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withCatalogLock } from "../../../workflows/catalog-lock";
import { writeRows } from "../apply/rows-refused";
import type { Progress } from "../report/progress";
import type { Journal } from "../write/journal";
import { createPost, updatePost } from "../write/write-post";

/** Writes guide after guide, each in one transaction with its journal. */
export async function applyPosts(
  container: MedusaContainer,
  { create, update }: PostPlan,
  progress: Progress,
  journal: Journal | null,
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const writes = [
    ...create.map((each) => ({ ...each, id: null, changes: null })),
    ...update.map((each) => ({ ...each, id: each.current.id })),
  ];
  const task = progress.start("Care guides", writes.length);
  for (const { file, row, name, id: known, target, changes } of writes) {
    await writeRows(file, [{ row }], () =>
      withCatalogLock(container, () =>
        database.transaction(async (transaction) => {
          if (known !== null) await updatePost(transaction, known, target);
          const id = known ?? (await createPost(transaction, target));
          await journal?.note(transaction, [{ entity: "posts", id, name, changes, made: target }]);
        }),
      ),
    );
    task.advance();
  }
  task.end();
}
