import { MAX_LIST_LIMIT } from "@eldercare/contracts";
import { categoryListQuery, productListQuery } from "~/api/catalog-queries";
import { machineAnswer } from "~/api/machine-answer.server";
import { productPart } from "~/api/product-parts.server";
import { getQueryClient } from "~/api/query-client";
import { INDEXED_PATHS } from "~/content/site-map";
import { SELECTION_LISTS } from "~/features/catalog/listing-meta";
import { postListQuery } from "~/features/posts/post-queries";
import { readSitemapPart, type SitemapPage, sitemapXml } from "~/seo/sitemap";
import { storefrontSettings } from "~/storefront-settings";
import type { Route } from "./+types/sitemap-part";

async function shopPages(): Promise<SitemapPage[]> {
  const client = getQueryClient();
  const limit = String(MAX_LIST_LIMIT);
  const [categories, guides, ...selections] = await Promise.all([
    client.fetchQuery(categoryListQuery()),
    client.fetchQuery(postListQuery({ published: "true", limit })),
    ...SELECTION_LISTS.map(async ({ path, params }) => {
      const { total } = await client.fetchQuery(productListQuery(params));
      return total > 0 ? [{ path }] : [];
    }),
  ]);
  return [
    ...INDEXED_PATHS.map((path) => ({ path })),
    ...categories.map(({ slug, imageUrl }) => ({
      path: `/products/${encodeURIComponent(slug)}`,
      images: imageUrl ? [imageUrl] : [],
    })),
    ...selections.flat(),
    ...guides.posts.map(({ slug }) => ({ path: `/blog/${encodeURIComponent(slug)}` })),
  ];
}

async function productPages(part: number): Promise<SitemapPage[]> {
  const { products } = await productPart(part);
  return products.map(({ slug, images }) => ({
    path: `/product/${encodeURIComponent(slug)}`,
    images,
  }));
}

/** GET /sitemaps/pages.xml and /sitemaps/products-1.xml …; 404 beyond the last part. */
export const loader = ({ params }: Route.LoaderArgs) =>
  machineAnswer("application/xml", async () => {
    const part = readSitemapPart(params.file);
    if (part === null) return null;
    const pages = part === "pages" ? await shopPages() : await productPages(part);
    const isBeyond = pages.length === 0 && part !== 1;
    return isBeyond ? null : sitemapXml(storefrontSettings().SHOP_URL, pages);
  });
