/**
 * How the storefront's server tells Medusa on whose behalf it calls, because forms and pages of all
 * visitors come from its one address: the visitor's IP and the secret of the two
 * (`STOREFRONT_SECRET`). It never leaves for browsers.
 */
export const VISITOR_HEADER = "x-birchwell-visitor";

/** What the storefront writes for a visitor at this IP. */
export function visitorHeader(address: string, secret: string): string {
  return `${address} ${secret}`;
}

/** What such a header says; the secret in it is the reader's to compare. */
export function readVisitorHeader(header: string): { address: string; secret: string } {
  const [address = "", secret = ""] = header.split(" ");
  return { address, secret };
}
