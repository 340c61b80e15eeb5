import { Article, type Post, type Product } from "@eldercare/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { productQuery } from "~/api/catalog-queries";
import { apiGet } from "~/api/client";
import type { Guide } from "./guide";
import { postListQuery } from "./guide-queries";
import { readingMinutes } from "./reading-time";
import { RELATED_GUIDES, relatedGuides } from "./related-guides";
import { renderGuide } from "./render-guide.server";

/** The answers that came; what stands around a guide may be missing. */
function present<Value>(answers: readonly PromiseSettledResult<Value>[]): Value[] {
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
}

async function productsOf(client: QueryClient, slugs: readonly string[]): Promise<Product[]> {
  return present(
    await Promise.allSettled(slugs.map((slug) => client.fetchQuery(productQuery(slug)))),
  );
}

async function postsToRelate(client: QueryClient, topic: string | null): Promise<Post[][]> {
  const limit = String(RELATED_GUIDES + 1);
  const lists = [postListQuery({ published: "true", limit, topic: topic ?? "" })];
  if (topic) lists.push(postListQuery({ published: "true", limit }));
  const answers = await Promise.allSettled(lists.map((list) => client.fetchQuery(list)));
  return present(answers).map(({ posts }) => posts);
}

/** A care guide with all that its page shows. Throws ApiError, 404 for a guide that does not exist. */
export async function readGuide(client: QueryClient, slug: string): Promise<Guide> {
  const article = await apiGet(`/api/posts/${encodeURIComponent(slug)}`, Article);
  const { content, products, ...rest } = article;
  const [rendered, shownProducts, [sameTopic = [], newest = []]] = await Promise.all([
    renderGuide(content),
    productsOf(client, products),
    postsToRelate(client, article.topic),
  ]);
  return {
    ...rest,
    ...rendered,
    readingMinutes: readingMinutes(content),
    products: shownProducts,
    related: relatedGuides(slug, sameTopic, newest),
  };
}
