import { RETURN_DAYS } from "@eldercare/contracts";
import { SHOP, STORE_HOURS } from "~/content/shop";

/** The shop itself as search engines read it (schema.org/OnlineStore). */
export function organizationData(shopUrl: string) {
  const { street, city, province, postalCode, country } = SHOP.address;
  return {
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    name: SHOP.name,
    description: SHOP.description,
    url: `${shopUrl}/`,
    logo: `${shopUrl}/icon-512.png`,
    telephone: SHOP.phone,
    email: SHOP.email,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: SHOP.phone,
      email: SHOP.email,
      hoursAvailable: STORE_HOURS.map(({ weekdays, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
        opens,
        closes,
      })),
    },
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: province,
      postalCode,
      addressCountry: country,
    },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "CA",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: RETURN_DAYS,
      returnMethod: "https://schema.org/ReturnByMail",
      merchantReturnLink: `${shopUrl}/returns`,
    },
  };
}
