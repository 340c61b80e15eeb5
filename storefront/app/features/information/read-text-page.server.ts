import { articleSections, type INFORMATION_PAGES } from "@eldercare/contracts/content";
import type { InformationPage } from "~/content/information/information-page";
import { readShown } from "./read-shown.server";

/** A page of texts as staff wrote it. */
export async function readTextPage(name: keyof typeof INFORMATION_PAGES): Promise<InformationPage> {
  const { words, fill } = await readShown(name);
  const { body, intro, ...page } = words;
  return { ...page, ...fill({ intro, sections: articleSections(body) }) };
}
