import { wordsOfBlock } from "@eldercare/contracts/content";
import type { QuestionGroup } from "~/content/information/information-page";

/** The questions and answers as search engines read them (schema.org/FAQPage). */
export function faqStructuredData(groups: readonly QuestionGroup[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ heading, blocks }) => ({
        "@type": "Question",
        name: heading,
        acceptedAnswer: {
          "@type": "Answer",
          text: blocks
            .filter(({ kind }) => kind !== "links")
            .flatMap(wordsOfBlock)
            .join("\n"),
        },
      })),
    ),
  };
}
