/** Address of the product list for a search text; nothing for empty or whitespace-only text. */
export function searchAddress(text: string): string | null {
  const wanted = text.trim();
  return wanted ? `/products?search=${encodeURIComponent(wanted)}` : null;
}
