import type { IMAGE_WIDTHS } from "@eldercare/contracts";

/** Whether an image lies in the shop's own store: only that answers in several widths. */
export const isStoredImage = (url: string): boolean => url.startsWith("/static/");

/** An image in the width that it is shown in. */
export function imageAddress(url: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return isStoredImage(url) ? `${url}?w=${width}` : url;
}
