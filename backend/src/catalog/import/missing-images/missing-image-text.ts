import type { MissingImageList } from "@eldercare/contracts";

/** What trying again came to, as a person at a terminal reads it. */
export function missingImagesText(came: number, { images, total }: MissingImageList): string {
  if (came + total === 0) return "No product waits for a picture.\n";
  const more = total - images.length;
  const lines = [
    `${came} ${came === 1 ? "picture" : "pictures"} fetched, ${total} still missing.`,
    ...images.map(({ productName, address, reason }) => `  ${productName}: ${address}: ${reason}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
  return `${lines.join("\n")}\n`;
}
