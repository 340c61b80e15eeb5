import type { IMAGE_WIDTHS } from "@eldercare/contracts";

/** A image in the width that it is shown in; only the shop's own store answers in several widths. */
export function imageAddress(url: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return url.startsWith("/static/") ? `${url}?w=${width}` : url;
}
