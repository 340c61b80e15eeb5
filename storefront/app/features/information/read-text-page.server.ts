import { withValues } from "@eldercare/contracts";
import { articleSections, type INFORMATION_PAGES } from "@eldercare/contracts/content";
import { readContent } from "~/api/content.server";
import type { InformationPage } from "~/content/information/information-page";

/** A page of texts as staff wrote it, with the shop's own phone number and addresses in their places. */
export async function readTextPage(name: keyof typeof INFORMATION_PAGES): Promise<InformationPage> {
  const [{ body, intro, ...page }, { phone, email, address }] = await Promise.all([
    readContent(name),
    readContent("everywhere"),
  ]);
  const { street, city, province, postalCode } = address;
  const values = { phone, email, address: `${street}, ${city}, ${province} ${postalCode}` };
  return {
    ...page,
    intro: withValues(intro, values),
    sections: articleSections(withValues(body, values)),
  };
}
