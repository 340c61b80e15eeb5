import { type Category, MAX_LIST_LIMIT, type Post } from "@eldercare/contracts";
import { categoryListQuery } from "~/api/catalog-queries";
import { loadPageData } from "~/api/query-client";
import { SITE_PAGES } from "~/content/site-map";
import {
  SITE_MAP_DESCRIPTION,
  SITE_MAP_TITLE,
  SiteMapPage,
} from "~/features/information/site-map-page";
import { postListQuery } from "~/features/posts/post-queries";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/sitemap";

/** Only names and addresses travel to the page. */
export async function loader() {
  let categories: Category[] = [];
  let posts: Post[] = [];
  await loadPageData(async (client) => {
    [categories, { posts }] = await Promise.all([
      client.fetchQuery(categoryListQuery()),
      client.fetchQuery(postListQuery({ published: "true", limit: String(MAX_LIST_LIMIT) })),
    ]);
  });
  return {
    categories: categories.map(({ name, slug }) => ({ label: name, to: `/products/${slug}` })),
    guides: posts.map(({ title, slug }) => ({ label: title, to: `/blog/${slug}` })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: SITE_MAP_TITLE,
    description: SITE_MAP_DESCRIPTION,
    path: "/sitemap",
  });

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { categories, guides } = loaderData;
  return <SiteMapPage pages={SITE_PAGES} categories={categories} guides={guides} />;
}
