/**
 * A page's stylesheets stand in the page itself: nothing but the page has to come before it is
 * painted. There they stay, before the links of all pages that follow; to hand over to the files, as
 * would be the browser's way, drew the whole page twice more, just when it came alive.
 */

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** Where they stand, in the head of each page (app/root.tsx): known to React, which never looks into it. */
const OPEN = '<style data-inside="">';
const CLOSE = "</style>";
const PLACE = OPEN + CLOSE;

/** The text of a stylesheet of the build by its address; nothing for one that is not ours. */
export type StyleOf = (href: string) => string | undefined;

/**
 * Puts the styles into their place; the links stay in theirs, for React to count. A page with a
 * stylesheet that cannot be put inside stays as it is.
 */
export function stylesInside(html: string, styleOf: StyleOf): string {
  const styles = [...html.matchAll(STYLESHEET)].map(([, href = ""]) => styleOf(href));
  const isKnown = styles.every((style) => style && !style.includes("</"));
  if (styles.length === 0 || !isKnown || !html.includes(PLACE)) return html;
  return html
    .replaceAll(STYLESHEET, '<link rel="inside-stylesheet" href="$1"/>')
    .replace(PLACE, () => `${OPEN}${styles.join("\n")}${CLOSE}`);
}
