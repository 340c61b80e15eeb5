import { RETURN_DAYS } from "@eldercare/contracts";
import { SHOP, type ShopTexts } from "~/content/shop";

/** The shop itself as search engines read it (schema.org/OnlineStore). */
export function organizationData(
  shopUrl: string,
  { phone, email, address, hours }: Pick<ShopTexts, "phone" | "email" | "address" | "hours">,
) {
  const { street, city, province, postalCode } = address;
  return {
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    name: SHOP.name,
    description: SHOP.description,
    url: `${shopUrl}/`,
    logo: `${shopUrl}/icon-512.png`,
    telephone: phone,
    email: email,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: phone,
      email: email,
      hoursAvailable: hours.map(({ weekdays, opens, closes }) => ({
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
      addressCountry: SHOP.address.country,
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
