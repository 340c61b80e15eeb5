import type { FileStore } from "../../packages/file-store/src/index.ts";
import { eachKeptFile, opened } from "./each-kept-file.ts";

/**
 * Copies every file that one store keeps and the other has not, or has in another length; answers how
 * many, and how many were there. Files may come and go meanwhile.
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
): Promise<{ copied: number; same: number }> {
  const counts = { copied: 0, same: 0 };
  await eachKeptFile(from, async ({ path, bytes }) => {
    if ((await to.look(path))?.bytes === bytes) {
      counts.same += 1;
      return;
    }
    const content = await opened(from, path);
    if (!content) return;
    await to.write(path, content);
    counts.copied += 1;
  });
  return counts;
}
