import type { Waiting } from "../../screens/waiting/waiting-of-screens";

const BADGE = `min-width: 20px; margin-left: auto; padding: 0 6px; border-radius: 999px;
  background: #fbe3ad; color: #4f3500; font-size: 12px; font-weight: 600; line-height: 20px;
  text-align: center;`;

const entry = (path: string) => `a[href="/app${path}"]`;

/** Medusa shows the entries of a group only while one of them is open. */
const CLOSED_GROUP = `aside:not(:has(${entry("/admin/products")}))`;

/** Of the number it is the words that are read aloud. */
const badge = (selector: string, count: number, words: string) =>
  `${selector}::after { content: "${count}" / ", ${words}"; ${BADGE} }`;

/** A stylesheet that puts what waits behind the sidebar's entries; all of it while our group is closed. */
export function waitingStyles(waiting: ReadonlyMap<string, Waiting>): string {
  const all = [...waiting.values()];
  if (all.length === 0) return "";
  return [
    ...[...waiting].map(([path, { count, words }]) => badge(`aside ${entry(path)}`, count, words)),
    badge(
      `${CLOSED_GROUP} ${entry("/admin")}`,
      all.reduce((sum, { count }) => sum + count, 0),
      all.map(({ words }) => words).join(", "),
    ),
  ].join("\n");
}
