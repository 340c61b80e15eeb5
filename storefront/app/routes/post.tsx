import { data } from "react-router";
import { ApiError } from "~/api/api-error";
import { movedTo } from "~/api/moved-page";
import { loadPageData } from "~/api/query-client";
import { NotFoundPage } from "~/components/not-found-page";
import { PostPost } from "~/features/posts/post-article";
import { postCrumbs, postStructuredData } from "~/features/posts/post-structured-data";
import { readPost } from "~/features/posts/read-post.server";
import { RSS_LINK } from "~/features/posts/rss-link";
import type { ShownPost } from "~/features/posts/shown-post";
import { breadcrumbData } from "~/seo/breadcrumb-data";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/post";

/** Always on the server, where the text is rendered: browsers carry no Markdown renderer. */
export async function loader({ params, request }: Route.LoaderArgs) {
  let post: ShownPost | null = null;
  try {
    await loadPageData(async (client) => {
      const found = await readPost(client, params.slug);
      if (found.slug !== params.slug) throw movedTo(`/blog/${found.slug}`, request.url);
      post = found;
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return data({ post: null }, { status: 404 });
  }
  return data({ post: post as ShownPost | null });
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const shopUrl = shopUrlOf(matches);
  const path = `/blog/${params.slug}`;
  const post = loaderData?.post;
  if (!post) {
    const description = "There is no care guide at this address.";
    return pageMeta({ shopUrl, title: "404 Page Not Found", description, path, isHidden: true });
  }
  const { title, excerpt, coverUrl, coverAlt, createdAt, updatedAt, author } = post;
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
    { "script:ld+json": postStructuredData(post, shopUrl) },
    { "script:ld+json": breadcrumbData(postCrumbs(post), shopUrl) },
  ];
};

/** A care post. */
export default function PostPage({ loaderData }: Route.ComponentProps) {
  return loaderData.post ? <PostPost post={loaderData.post} /> : <NotFoundPage />;
}
