import { changesOf, forget } from "../journal/journal-changes";
import { type ForgottenImage, MissingImages } from "../missing-images/missing-images";
import type { UndoContext } from "./undo-context";

/** Products wait again for what they lacked before the import. */
export async function undoMissingImages(context: UndoContext): Promise<void> {
  for await (const changes of changesOf(context, "missing-images", "removed")) {
    await context.database.transaction(async (transaction) => {
      const images = changes.flatMap(({ before }) => (before as ForgottenImage | null) ?? []);
      await new MissingImages(transaction).restore(images);
      await forget(transaction, changes);
    });
    context.advance(changes.length);
  }
}
