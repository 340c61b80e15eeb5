import { withValues } from "@eldercare/contracts";
import { articleSections, type INFORMATION_PAGES, shopValues } from "@eldercare/contracts/content";
import { readContent } from "~/api/content.server";
import type { InformationPage } from "~/content/information/information-page";

/** A page of texts as staff wrote it, with the shop's own phone number and addresses in their places. */
export async function readTextPage(name: keyof typeof INFORMATION_PAGES): Promise<InformationPage> {
  const [{ body, intro, ...page }, everywhere] = await Promise.all([
    readContent(name),
    readContent("everywhere"),
  ]);
  const values = shopValues(everywhere);
  // The text is read first: what stands in an address makes no list and no heading of it.
  return { ...page, ...withValuesIn({ intro, sections: articleSections(body) }, values) };
}

/** Everything of a page with values in their places. */
function withValuesIn<Part>(part: Part, values: Readonly<Record<string, string>>): Part {
  if (typeof part === "string") return withValues(part, values) as Part;
  if (Array.isArray(part)) return part.map((each) => withValuesIn(each, values)) as Part;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, withValuesIn(each, values)]),
  ) as Part;
}
