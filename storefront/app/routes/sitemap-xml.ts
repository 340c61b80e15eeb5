import { machineAnswer } from "~/api/machine-answer.server";
import { countParts } from "~/api/product-parts.server";
import { sitemapIndexXml } from "~/seo/sitemap";
import { storefrontSettings } from "~/storefront-settings";

/** GET /sitemap.xml: the list of its parts, one of the shop's pages and one for each thousand products. */
export const loader = () =>
  machineAnswer("application/xml", async () => {
    const count = await countParts();
    const products = Array.from({ length: count }, (_, index) => index + 1);
    return sitemapIndexXml(storefrontSettings().SHOP_URL, ["pages", ...products]);
  });
