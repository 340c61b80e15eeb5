/** The way to a page, from the home page on, as search engines read it (schema.org/BreadcrumbList). */
export function breadcrumbData(crumbs: readonly { label: string; to: string }[], shopUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: label,
      item: `${shopUrl}${to}`,
    })),
  };
}
