import { hasHtml } from "../cells/html-text.js";

/** Tags that begin a line by themselves. */
const BLOCK = "</?(?:p|div|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|br|hr)(?:\\s[^<>]*)?/?>";
const AROUND_BLOCKS = new RegExp(`(?<=${BLOCK})\\s*\\n\\s*|\\s*\\n\\s*(?=${BLOCK})`, "gi");

/**
 * A text of WooCommerce, whose exporter writes a line break as `\n`, and `\n` itself as `\\n`. Between
 * its tags a line break is one that shoppers see.
 */
export function wooText(cell = ""): string {
  const text = cell
    .split("\\\\n")
    .map((part) => part.replaceAll("\\n", "\n"))
    .join("\\n");
  return hasHtml(text) ? text.replace(AROUND_BLOCKS, "").replaceAll("\n", "<br>") : text;
}
