import { linesOf, readShown } from "./read-shown.server";

/** The words of the contact page as staff wrote them. */
export async function readContactPage() {
  const { words, fill } = await readShown("contact");
  return fill({
    ...words,
    cautions: linesOf(words.cautions),
    topics: linesOf(words.topics),
    details: linesOf(words.details),
  });
}
export type ContactWords = Awaited<ReturnType<typeof readContactPage>>;
