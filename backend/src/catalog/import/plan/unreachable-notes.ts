import type { UnreachableImage } from "../check/check-images";

/** All of them are in the list of missing pictures. */
const LISTED = 3;

/** What is said of images that a load goes on without: the first ones by name, and how many more. */
export function unreachableNotes(file: string, images: readonly UnreachableImage[]): string[] {
  const more = images.length - LISTED;
  return [
    ...images
      .slice(0, LISTED)
      .map(
        ({ row, file: address, reason }) =>
          `${file}, row ${row}: the picture ${address} ${/^https?:/i.test(address) ? "cannot be fetched now" : "was not given"}. ${reason} The product comes without it, and it is tried again later.`,
      ),
    ...(more > 0
      ? [`${file}: ${more} more pictures cannot be had now and are tried again later.`]
      : []),
  ];
}
