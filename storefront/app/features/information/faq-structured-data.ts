import { QUESTION_GROUPS } from "~/content/information/faq";

/** The questions and answers as search engines read them (schema.org/FAQPage). */
export function faqStructuredData() {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: QUESTION_GROUPS.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.join("\n") },
      })),
    ),
  };
}
