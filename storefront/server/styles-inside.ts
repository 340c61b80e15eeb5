/**
 * A page's stylesheets stand in the page itself: nothing but the page has to come before it is
 * painted. Their files follow when all is there, and take over (app/inline-scripts/style-files.ts).
 */

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** The text of a stylesheet of the build by its address; nothing for one that is not ours. */
export type StyleOf = (href: string) => string | undefined;

/**
 * Puts the styles at the end of the head, where React tolerates what it does not know; the links stay
 * in their places. A page with a stylesheet that cannot be put inside stays as it is.
 */
export function stylesInside(html: string, styleOf: StyleOf): string {
  const styles = [...html.matchAll(STYLESHEET)].map(([, href = ""]) => styleOf(href));
  if (styles.length === 0 || styles.some((style) => !style || style.includes("</"))) return html;
  return html
    .replaceAll(STYLESHEET, '<link rel="waiting-stylesheet" href="$1"/>')
    .replace("</head>", () => `<style data-inside>${styles.join("\n")}</style></head>`);
}
