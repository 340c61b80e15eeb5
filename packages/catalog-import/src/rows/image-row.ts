import type { z } from "zod";

/** A image by its file name, and what it shows for those who do not see it. */
export interface RowImage {
  file: string;
  alt: string;
}

/**
 * Joins file names with their alternative texts. Reports texts that do not match the images in
 * number; without any text the images have none yet.
 */
export function rowImages(
  files: readonly string[] | undefined,
  alts: readonly string[] | undefined,
  context: z.RefinementCtx,
): RowImage[] | undefined {
  if (alts && alts.length !== (files?.length ?? 0)) {
    context.addIssue({
      code: "custom",
      path: ["alts"],
      message: `There ${alts.length === 1 ? "is 1 text" : `are ${alts.length} texts`} for ${files?.length ?? 0} pictures.`,
      params: { fix: "Write one text for each picture, in the same order, separated by |." },
    });
    return undefined;
  }
  return files?.map((file, index) => ({ file, alt: alts?.[index] ?? "" }));
}
