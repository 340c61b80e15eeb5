import { questionGroups } from "@eldercare/contracts/content";
import { readShown } from "./read-shown.server";

/** The questions and answers as staff wrote them. */
export async function readFaqPage() {
  const { words, fill } = await readShown("faq");
  const { questions, ...page } = words;
  return fill({ ...page, groups: questionGroups(questions) });
}
export type FaqWords = Awaited<ReturnType<typeof readFaqPage>>;
