import { convert } from "html-to-text";

/** Tags that shops and word processors write; "< 80 cm" is none. */
const TAG =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|hr|i|img|li|meta|ol|p|span|strong|style|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>|<!--/i;

export function hasHtml(text: string): boolean {
  return TAG.test(text);
}

/** The text of HTML: our descriptions are text with a blank line between paragraphs. */
export function textOfHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  }).trim();
}
