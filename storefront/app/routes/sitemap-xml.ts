import { type Category, MAX_LIST_LIMIT, type Product } from "@eldercare/contracts";
import { categoryListQuery, productListQuery } from "~/api/catalog-queries";
import { getQueryClient } from "~/api/query-client";
import { sitemapXml } from "~/seo/sitemap";

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

/** GET /sitemap.xml: every page, category and product. */
export async function loader() {
  const [products, categories]: [Product[], Category[]] = await Promise.all([
    allProducts(),
    getQueryClient().fetchQuery(categoryListQuery()),
  ]);
  const paths = [
    "/",
    "/products",
    ...categories.map((category) => `/products/${encodeURIComponent(category.slug)}`),
    ...products.map((product) => `/product/${encodeURIComponent(product.slug)}`),
  ];
  const xml = sitemapXml(process.env.SHOP_URL ?? "", paths.slice(0, MAX_ADDRESSES));
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
