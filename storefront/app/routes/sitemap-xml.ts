import { type Category, MAX_LIST_LIMIT, type Post, type Product } from "@eldercare/contracts";
import { ApiError } from "~/api/api-error";
import { categoryListQuery, productListQuery } from "~/api/catalog-queries";
import { getQueryClient } from "~/api/query-client";
import { INDEXED_PATHS } from "~/content/site-map";
import { postListQuery } from "~/features/posts/post-queries";
import { sitemapXml } from "~/seo/sitemap";
import { storefrontSettings } from "~/storefront-settings";

/** The sitemap protocol's limit for one file. */
const MAX_ADDRESSES = 50_000;

async function allProducts(): Promise<Product[]> {
  const client = getQueryClient();
  const products: Product[] = [];
  for (let offset = 0; offset < MAX_ADDRESSES; offset += MAX_LIST_LIMIT) {
    const page = await client.fetchQuery(
      productListQuery({ limit: String(MAX_LIST_LIMIT), offset: String(offset) }),
    );
    products.push(...page.products);
    if (page.products.length === 0 || products.length >= page.total) break;
  }
  return products;
}

async function allPosts(): Promise<Post[]> {
  const limit = String(MAX_LIST_LIMIT);
  return (await getQueryClient().fetchQuery(postListQuery({ published: "true", limit }))).posts;
}

/** GET /sitemap.xml: every page, category, guide and product; 503 while the API is away. */
export async function loader() {
  try {
    const [products, categories, guides] = await Promise.all([
      allProducts(),
      getQueryClient().fetchQuery(categoryListQuery()),
      allPosts(),
    ]);
    return sitemapResponse(products, categories, guides);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response(error.sentence, { status: 503, headers: { "Retry-After": "120" } });
  }
}

function sitemapResponse(
  products: readonly Product[],
  categories: readonly Category[],
  guides: readonly Post[],
): Response {
  const paths = [
    ...INDEXED_PATHS,
    ...categories.map(({ slug }) => `/products/${encodeURIComponent(slug)}`),
    ...guides.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`),
    ...products.map(({ slug }) => `/product/${encodeURIComponent(slug)}`),
  ];
  const xml = sitemapXml(storefrontSettings().SHOP_URL, paths.slice(0, MAX_ADDRESSES));
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
