import { withValues } from "@eldercare/contracts";
import { type ContentOf, type ShownPage, shopValues } from "@eldercare/contracts/content";
import { readContent } from "~/api/content.server";

/** Puts the shop's own phone number and addresses into every text of a part of a page. */
type Fill = <Part>(part: Part) => Part;

/**
 * The texts of a page as staff wrote them, and what fills them. Marks are read before: what stands in an
 * address makes no list and no heading of it.
 */
export async function readShown<Page extends ShownPage>(
  page: Page,
): Promise<{ words: ContentOf<Page>; fill: Fill }> {
  const [words, everywhere] = await Promise.all([readContent(page), readContent("everywhere")]);
  const values = shopValues(everywhere);
  return { words, fill: (part) => withValuesIn(part, values) };
}

/** The lines of a text that has one thing in each, every one once. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Everything of a page with values in their places. */
function withValuesIn<Part>(part: Part, values: Readonly<Record<string, string>>): Part {
  if (typeof part === "string") return withValues(part, values) as Part;
  if (Array.isArray(part)) return part.map((each) => withValuesIn(each, values)) as Part;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, withValuesIn(each, values)]),
  ) as Part;
}
