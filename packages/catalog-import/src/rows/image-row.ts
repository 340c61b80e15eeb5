import type { z } from "zod";

/** A image by its file name, and what it shows for those who do not see it; undefined: not said. */
export interface RowImage {
  file: string;
  alt?: string;
}

/** What a row says of images: which ones, or what those that are there show. */
export interface RowImages {
  images?: RowImage[] | undefined;
  /** One text for each picture that the product has already. */
  imageTexts?: readonly string[] | undefined;
}

/**
 * Joins file names with their alternative texts. Reports texts that do not match the images in
 * number; without any text the images keep theirs.
 */
export function rowImages(
  files: readonly string[] | undefined,
  alts: readonly string[] | undefined,
  context: z.RefinementCtx,
): RowImages {
  if (!files) return { imageTexts: alts };
  if (alts && alts.length !== files.length) {
    context.addIssue({
      code: "custom",
      path: ["alts"],
      message: textCount(alts.length, files.length),
      params: { fix: ONE_TEXT_EACH },
    });
    return {};
  }
  return {
    images: files.map((file, index) => {
      const alt = alts?.[index];
      return alt === undefined ? { file } : { file, alt };
    }),
  };
}

/** How many texts there are for how many pictures, and what to do when they are not the same. */
export function textCount(texts: number, images: number): string {
  return `There ${texts === 1 ? "is 1 text" : `are ${texts} texts`} for ${images} pictures.`;
}
export const ONE_TEXT_EACH = "Write one text for each picture, in the same order, separated by |.";
