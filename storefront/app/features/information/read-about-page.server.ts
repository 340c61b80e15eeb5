import { articleSections } from "@eldercare/contracts/content";
import { readShown } from "./read-shown.server";

/** The page About as staff wrote it. */
export async function readAboutPage() {
  const { words, fill } = await readShown("about");
  return fill({
    ...words,
    figures: articleSections(words.figures),
    values: articleSections(words.values),
    story: words.story.split(/\n\s*\n/),
    reasons: articleSections(words.reasons),
  });
}
export type AboutWords = Awaited<ReturnType<typeof readAboutPage>>;
