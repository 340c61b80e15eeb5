import { type Category, dollarsFromCents, type Product } from "@eldercare/contracts";
import { SHOP } from "~/content/shop";
import { productCrumbs } from "./product-crumbs";

/** The product as search engines read it (schema.org/Product with one offer). */
export function productStructuredData(product: Product, shopUrl: string) {
  const address = `${shopUrl}/product/${product.slug}`;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: product.sku,
    image: product.images.map((image) => new URL(image, `${shopUrl || "http://localhost"}/`).href),
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
      },
    }),
    offers: {
      "@type": "Offer",
      url: address,
      price: dollarsFromCents(product.priceCAD).toFixed(2),
      priceCurrency: "CAD",
      availability: `https://schema.org/${product.stock > 0 ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: SHOP.name },
    },
  };
}

/** The way to the product as search engines read it. */
export function breadcrumbStructuredData(
  product: Product,
  category: Category | undefined,
  shopUrl: string,
) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: productCrumbs(product, category).map(({ label, to }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: label,
      item: `${shopUrl}${to}`,
    })),
  };
}
