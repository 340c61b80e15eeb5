import type { Post, Product } from "@eldercare/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { productQuery } from "~/api/catalog-queries";
import { shopApi } from "~/api/shop-api";
import { postListQuery } from "./post-queries";
import { readingMinutes } from "./reading-time";
import { RELATED_POSTS, relatedPosts } from "./related-posts";
import { type RenderedPart, renderPost } from "./render-post.server";
import type { ShownPost } from "./shown-post";

/** The answers that came; what stands around a post may be missing. */
function present<Value>(answers: readonly PromiseSettledResult<Value>[]): Value[] {
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
}

async function productsOf(client: QueryClient, slugs: readonly string[]): Promise<Product[]> {
  return present(
    await Promise.allSettled(slugs.map((slug) => client.fetchQuery(productQuery(slug)))),
  );
}

/** A product that the shop does not show any more has no card. */
async function withCards(
  client: QueryClient,
  part: RenderedPart,
): Promise<ShownPost["parts"][number]> {
  return "html" in part ? part : { cards: await productsOf(client, part.slugs) };
}

async function postsToRelate(client: QueryClient, topic: string | null): Promise<Post[][]> {
  const limit = String(RELATED_POSTS + 1);
  const lists = [postListQuery({ published: "true", limit, topic: topic ?? "" })];
  if (topic) lists.push(postListQuery({ published: "true", limit }));
  const answers = await Promise.allSettled(lists.map((list) => client.fetchQuery(list)));
  return present(answers).map(({ posts }) => posts);
}

/** A care post with all that its page shows. Throws ApiError, 404 for a post that does not exist. */
export async function readPost(client: QueryClient, slug: string): Promise<ShownPost> {
  const post = await shopApi.call("posts.read", { params: { slug } });
  const { content, products, ...rest } = post;
  const [{ parts, contents }, shownProducts, [sameTopic = [], newest = []]] = await Promise.all([
    renderPost(content),
    productsOf(client, products),
    postsToRelate(client, post.topic),
  ]);
  return {
    ...rest,
    contents,
    parts: await Promise.all(parts.map((part) => withCards(client, part))),
    readingMinutes: readingMinutes(content),
    products: shownProducts,
    related: relatedPosts(slug, sameTopic, newest),
  };
}
