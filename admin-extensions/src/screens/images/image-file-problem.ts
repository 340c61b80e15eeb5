import {
  IMAGE_MAX_BYTES,
  IMAGE_TOO_LARGE,
  IMAGE_TYPES,
  unsupportedImageType,
} from "@eldercare/contracts";

/** What is wrong with a chosen file (spec §5); null when nothing is. */
export function imageFileProblem({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!IMAGE_TYPES.some((allowed) => allowed === type)) return unsupportedImageType(type);
  return size > IMAGE_MAX_BYTES ? IMAGE_TOO_LARGE : null;
}
