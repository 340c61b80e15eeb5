import { visitorHeader } from "@eldercare/contracts/visitor-address";
import type { AnswerMemory } from "@eldercare/server";
import { keptAddress } from "./kept-address.ts";
import { type KeptPage, keptPageOf } from "./kept-page.ts";
import { type RenderPage, requestForAll } from "./page-memory.ts";

const PAGES = 24;
/** Visitors who come meanwhile go first. */
const PAUSE_MS = 150;
/** Its reads are nobody's: an address that no visitor has. */
const NOBODY = "0.0.0.0";

/**
 * Renders the first pages of a shop that has just started, one after the other: the home page, the site
 * map, and what these link to, in the order of the links.
 */
export async function warmPages(
  memory: AnswerMemory<KeptPage>,
  render: RenderPage,
  { shopUrl, secret }: { shopUrl: string; secret: string },
): Promise<void> {
  const visitor = visitorHeader(NOBODY, secret);
  const waiting = ["/", "/sitemap"];
  const seen = new Set(waiting);
  for (let rendered = 0; rendered < PAGES; rendered += 1) {
    const address = waiting.shift();
    if (address === undefined) return;
    let links: string[] = [];
    await memory.obtain(address, async () => {
      const answer = await render(requestForAll({ shopUrl, address, visitor }));
      links = linksOf(await answer.clone().text());
      return keptPageOf(answer);
    });
    for (const link of links) {
      if (!seen.has(link)) waiting.push(link);
      seen.add(link);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
  }
}

/** The kept pages that a page links to, each under its own address. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/ href="(\/[^"#]*)/g)].flatMap(
    ([, target = ""]) => keptAddress(target.replaceAll("&amp;", "&")) ?? [],
  );
}
