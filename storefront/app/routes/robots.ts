import { storefrontSettings } from "~/storefront-settings";

/** GET /robots.txt: everything public may be read; carts, accounts and the back office may not. */
export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /auth",
    "Disallow: /cart",
    "Disallow: /checkout",
    "Disallow: /order-confirmation",
    "Disallow: /order-status",
    "Disallow: /pay",
    "Disallow: /product/*/review$",
    "Disallow: /review/",
    "Disallow: /verify-email",
    "",
    `Sitemap: ${storefrontSettings().SHOP_URL}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
