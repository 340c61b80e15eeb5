import { dollarsFromCents, type Product } from "@eldercare/contracts";
import type { MetaDescriptor } from "react-router";
import { SHOP, STORE_HOURS } from "~/content/shop";

/**
 * Data for search engines (schema.org, JSON-LD) as entries of a page's `meta`: React Router writes
 * them into the head and escapes what could end the script.
 */

type JsonLd = { [name: string]: string | number | JsonLd | (string | JsonLd)[] | undefined };

const entry = (data: JsonLd): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", ...data },
});

/** The shop itself, for the home page. */
export function organizationData(shopUrl: string): MetaDescriptor {
  const { street, city, province, postalCode, country } = SHOP.address;
  return entry({
    "@type": "OnlineStore",
    name: SHOP.name,
    description: SHOP.description,
    url: `${shopUrl}/`,
    logo: `${shopUrl}/icon-512.png`,
    telephone: SHOP.phone,
    email: SHOP.email,
    openingHours: STORE_HOURS.map(({ schema }) => schema),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: province,
      postalCode,
      addressCountry: country,
    },
  });
}

/** Where a page stands: from the home page down to the page itself. */
export function breadcrumbData(
  shopUrl: string,
  steps: readonly { name: string; path: string }[],
): MetaDescriptor {
  return entry({
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${shopUrl}${path}`,
    })),
  });
}

/** A product with its offer; the rating is left out while nobody has rated. */
export function productData(shopUrl: string, product: Product): MetaDescriptor {
  const availability = product.stock > 0 ? "InStock" : "OutOfStock";
  return entry({
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: product.sku,
    url: `${shopUrl}/product/${encodeURIComponent(product.slug)}`,
    image: product.images.map((image) => new URL(image, `${shopUrl}/`).href),
    aggregateRating:
      product.reviewCount > 0
        ? {
            "@type": "AggregateRating",
            ratingValue: product.rating,
            reviewCount: product.reviewCount,
          }
        : undefined,
    offers: {
      "@type": "Offer",
      url: `${shopUrl}/product/${encodeURIComponent(product.slug)}`,
      price: dollarsFromCents(product.priceCAD).toFixed(2),
      priceCurrency: "CAD",
      availability: `https://schema.org/${availability}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: SHOP.name },
    },
  });
}
