import { data } from "react-router";
import { ApiError } from "~/api/api-error";
import { loadPageData } from "~/api/query-client";
import { NotFoundPage } from "~/components/not-found-page";
import type { Guide } from "~/features/guides/guide";
import { GuideArticle } from "~/features/guides/guide-article";
import { guideBreadcrumbData, guideStructuredData } from "~/features/guides/guide-structured-data";
import { readGuide } from "~/features/guides/read-guide.server";
import { RSS_LINK } from "~/features/guides/rss-link";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/guide";

/** Always on the server, where the text is rendered: browsers carry no Markdown renderer. */
export async function loader({ params }: Route.LoaderArgs) {
  let guide: Guide | null = null;
  try {
    await loadPageData(async (client) => {
      guide = await readGuide(client, params.slug);
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return data({ guide: null }, { status: 404 });
  }
  return data({ guide: guide as Guide | null });
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const shopUrl = shopUrlOf(matches);
  const path = `/blog/${params.slug}`;
  const guide = loaderData?.guide;
  if (!guide) {
    const description = "There is no care guide at this address.";
    return pageMeta({ shopUrl, title: "404 Page Not Found", description, path, isHidden: true });
  }
  const { title, excerpt, coverUrl, coverAlt, createdAt, updatedAt, author } = guide;
  return [
    ...pageMeta({
      shopUrl,
      title,
      description: excerpt,
      path,
      image: coverUrl ? `${coverUrl}?w=1280` : null,
      imageAlt: coverAlt || title,
      type: "article",
    }),
    { property: "article:published_time", content: createdAt },
    { property: "article:modified_time", content: updatedAt },
    { name: "author", content: author },
    RSS_LINK,
    { "script:ld+json": guideStructuredData(guide, shopUrl) },
    { "script:ld+json": guideBreadcrumbData(guide, shopUrl) },
  ];
};

/** A care guide. */
export default function GuidePage({ loaderData }: Route.ComponentProps) {
  return loaderData.guide ? <GuideArticle guide={loaderData.guide} /> : <NotFoundPage />;
}
