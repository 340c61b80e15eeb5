import { articleSections } from "@eldercare/contracts/content";
import { readShown } from "./read-shown.server";

/** The page Services as staff wrote it. */
export async function readServicesPage() {
  const { words, fill } = await readShown("services");
  return fill({ ...words, cards: articleSections(words.cards) });
}
export type ServicesWords = Awaited<ReturnType<typeof readServicesPage>>;
