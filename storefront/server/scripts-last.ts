/**
 * Pages are read before they are clicked: styles, letters and the largest picture have the line for
 * themselves until the page is painted. Then the scripts are fetched and started at once. What is for
 * a shop on the phone's home screen (the manifest) comes after them.
 */

const PRELOAD = '<link rel="modulepreload" ';
const WAITING_PRELOAD = '<link rel="waiting-modulepreload" fetchpriority="low" ';
const MANIFEST = '<link rel="manifest" ';
const WAITING_MANIFEST = '<link rel="waiting-manifest" ';
const MODULE = '<script type="module" async="">';
const WAITING_MODULE = '<script type="waiting-module">';

export type InlineScripts = {
  /** Run before anything is painted. */
  first: readonly string[];
  /** Starts the page's own scripts. */
  last: string;
};

/**
 * Lets a page's scripts wait. Elements stay where they are and in number, as React expects them; the
 * scripts that are added stand at the end of head and body, where React tolerates what it does not know.
 */
export function scriptsLast(html: string, { first, last }: InlineScripts): string {
  if (!html.includes(MODULE)) return html;
  return html
    .replaceAll(PRELOAD, WAITING_PRELOAD)
    .replace(MANIFEST, WAITING_MANIFEST)
    .replace(MODULE, WAITING_MODULE)
    .replace("</head>", () => `${first.map((text) => `<script>${text}</script>`).join("")}</head>`)
    .replace("</body>", () => `<script>${last}</script></body>`);
}
