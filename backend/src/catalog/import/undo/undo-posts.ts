import { changesBetween, type PostFields } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { updatePost } from "../../../workflows/post/write-post";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import { type Change, changesOf, forget } from "../journal/journal-changes";
import { readPosts } from "../state/read-posts";
import { changedSince, fieldsBefore } from "./fields-before";
import type { UndoContext } from "./undo-context";

/** Gives changed care guides their former texts, and removes those that the import made and nobody changed. */
export async function undoPosts(context: UndoContext): Promise<void> {
  const { container, report, advance } = context;
  for (const [kind, undo] of [
    ["changed", restore],
    ["made", remove],
  ] as const) {
    for await (const changes of changesOf(context, "posts", kind)) {
      const posts = new Map((await readPosts(container)).map((post) => [post.id, post]));
      for (const change of changes) {
        const now = posts.get(change.entity_id)?.fields;
        await catalogTransaction(container, async (transaction) => {
          await forget(transaction, [change]);
          if (now) await undo(transaction, change, now, report);
        });
        advance(1);
      }
    }
  }
}

async function restore(
  transaction: Knex,
  change: Change,
  now: PostFields,
  report: UndoContext["report"],
): Promise<void> {
  const { fields, changed } = fieldsBefore(now, change);
  if (changed.length > 0) report.kept.push(changedSince(change.name, changed));
  if (changesBetween(now, fields).length === 0) return;
  await updatePost(transaction, change.entity_id, fields);
  report.restored += 1;
}

/** What somebody wrote since would be lost with the guide, so it stays. */
async function remove(
  transaction: Knex,
  change: Change,
  now: PostFields,
  report: UndoContext["report"],
): Promise<void> {
  const changed = changesBetween(now, { ...now, ...change.after });
  if (changed.length > 0) {
    const fields = changed.map(({ field }) => field);
    report.kept.push(changedSince(change.name, fields));
    return;
  }
  await transaction("post").where({ id: change.entity_id }).delete();
  report.removed += 1;
}
