import { wordsOfBlock } from "@eldercare/contracts/content";
import type { QuestionGroup } from "~/content/information/information-page";

/** Lower case, accents off: "Québec" is found by "quebec". */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

/** Groups with the questions whose words hold every searched word; all of them for an empty search. */
export function matchingQuestions(
  groups: readonly QuestionGroup[],
  search: string,
): readonly QuestionGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ heading, blocks }) => {
        const text = plain([group.heading, heading, ...blocks.flatMap(wordsOfBlock)].join(" "));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
