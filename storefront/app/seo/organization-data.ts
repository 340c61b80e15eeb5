import type { MetaDescriptor } from "react-router";
import { SHOP, STORE_HOURS } from "~/content/shop";

/**
 * The shop itself as search engines read it (schema.org/OnlineStore), an entry of the home page's
 * `meta`: React Router writes it into the head and escapes what could end the script.
 */
export function organizationData(shopUrl: string): MetaDescriptor {
  const { street, city, province, postalCode, country } = SHOP.address;
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
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
    },
  };
}
