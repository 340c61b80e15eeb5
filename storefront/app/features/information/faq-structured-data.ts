import { withValues } from "@eldercare/contracts";
import { QUESTION_GROUPS } from "~/content/information/faq";

/** The questions and answers, with the shop's phone number, as search engines read them (schema.org/FAQPage). */
export function faqStructuredData(phone: string) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: QUESTION_GROUPS.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: withValues(answer.join("\n"), { phone }) },
      })),
    ),
  };
}
