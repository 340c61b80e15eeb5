/** Where the header and footer lead (spec §2 Header, Footer). */

export type NavigationLink = { label: string; to: string };

/** `isSection` marks a link that is highlighted on every path below it. */
export const MAIN_NAVIGATION: readonly (NavigationLink & { isSection?: boolean })[] = [
  { label: "Home", to: "/" },
  { label: "Products", to: "/products", isSection: true },
  { label: "Services", to: "/services" },
  { label: "Contact Us", to: "/contact" },
  { label: "About Us", to: "/about" },
  { label: "Care Guides", to: "/blog", isSection: true },
];

export const FOOTER_CATEGORIES: readonly NavigationLink[] = [
  { label: "Mobility Aids", to: "/products/mobility-aids" },
  { label: "Rehabilitation", to: "/products/rehabilitation" },
  { label: "Bathroom Safety", to: "/products/bathroom-safety" },
  { label: "Health Monitors", to: "/products/health-monitors" },
  { label: "Wheelchairs", to: "/products/wheelchairs" },
  { label: "Daily Living", to: "/products/daily-living" },
];

export const FOOTER_HELP: readonly NavigationLink[] = [
  { label: "Contact Us", to: "/contact" },
  { label: "Order Status", to: "/order-status" },
  { label: "Saved for Later", to: "/wishlist" },
  { label: "FAQ", to: "/faq" },
  { label: "Returns", to: "/returns" },
  { label: "Shipping", to: "/shipping" },
  { label: "Size Guide", to: "/size-guide" },
];

export const FOOTER_SHOP: readonly NavigationLink[] = [
  { label: "About Us", to: "/about" },
  { label: "Care Guides", to: "/blog" },
  { label: "Newsletter", to: "/newsletter" },
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Sitemap", to: "/sitemap" },
];
