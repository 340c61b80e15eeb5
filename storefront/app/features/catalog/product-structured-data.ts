import { dollarsFromCents, type Product, type PublishedReview } from "@eldercare/contracts";
import { SHOP } from "~/content/shop";
import { cardOf } from "./card-of";

/**
 * The product as search engines read it (schema.org/Product with its offer), and what buyers of this
 * shop said of it. Stars that nobody gave are not in it.
 */
export function productStructuredData(
  product: Product,
  shopUrl: string,
  reviews: readonly PublishedReview[] = [],
) {
  const address = `${shopUrl}/product/${product.slug}`;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: product.sku,
    ...(product.gtin && product.variants.length === 0 && { gtin: product.gtin }),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    image: product.images.map((image) => new URL(image, `${shopUrl || "http://localhost"}/`).href),
    ...(product.isReviewed && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
      },
      ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
    }),
    offers: {
      ...priceOf(product),
      ...(product.saleEndsAt && { priceValidUntil: product.saleEndsAt }),
      url: address,
      priceCurrency: "CAD",
      availability: `https://schema.org/${cardOf(product).stock > 0 ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: SHOP.name },
    },
  };
}

function reviewData({ name, stars, text, writtenAt }: PublishedReview) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: name || "A customer" },
    datePublished: writtenAt.slice(0, 10),
    reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
    reviewBody: text,
  };
}

/** One price, or of several variants the lowest and the highest. */
function priceOf({ priceCAD, variants }: Product) {
  const dollars = (cents: number) => dollarsFromCents(cents).toFixed(2);
  if (variants.length === 0) return { "@type": "Offer", price: dollars(priceCAD) };
  const prices = variants.map((variant) => variant.priceCAD);
  return {
    "@type": "AggregateOffer",
    lowPrice: dollars(Math.min(...prices)),
    highPrice: dollars(Math.max(...prices)),
    offerCount: variants.length,
  };
}
