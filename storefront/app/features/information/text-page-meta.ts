import type { InformationPage } from "~/content/information/information-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";

/** What machines are told of a page of texts; nothing of one that could not be read. */
export const textPageMeta = (
  matches: Parameters<typeof shopUrlOf>[0],
  page: Pick<InformationPage, "title" | "description"> | undefined,
  path: string,
) =>
  page
    ? pageMeta({
        ...{ shopUrl: shopUrlOf(matches), path },
        ...{ title: page.title, description: page.description },
      })
    : [];
