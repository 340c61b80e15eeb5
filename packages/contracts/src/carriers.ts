/** Who carries parcels in Canada, and the page of each that follows one of them. */
const KNOWN = {
  "canada-post": {
    name: "Canada Post",
    host: "canadapost-postescanada.ca",
    page: "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
  },
  purolator: {
    name: "Purolator",
    host: "purolator.com",
    page: "https://www.purolator.com/en/shipping/tracker?pin=",
  },
  ups: {
    name: "UPS",
    host: "ups.com",
    page: "https://www.ups.com/track?loc=en_CA&tracknum=",
  },
  fedex: {
    name: "FedEx",
    host: "fedex.com",
    page: "https://www.fedex.com/fedextrack/?trknbr=",
  },
  dhl: {
    name: "DHL",
    host: "dhl.com",
    page: "https://www.dhl.com/ca-en/home/tracking.html?tracking-id=",
  },
} as const;

type KnownCarrier = keyof typeof KNOWN;

/** "other": a carrier that the shop has no page of; its link is what staff give. */
export type Carrier = KnownCarrier | "other";

const KNOWN_CARRIERS = Object.keys(KNOWN) as KnownCarrier[];
export const CARRIERS: readonly Carrier[] = [...KNOWN_CARRIERS, "other"];

/** "Canada Post"; "" for any other carrier. */
export const carrierName = (carrier: Carrier): string =>
  carrier === "other" ? "" : KNOWN[carrier].name;

/** The carrier's own page that follows the parcel with this number; undefined for other carriers. */
export function trackingPage(carrier: Carrier, number: string): string | undefined {
  return carrier === "other" ? undefined : `${KNOWN[carrier].page}${encodeURIComponent(number)}`;
}

/** Whose page a link leads to: also those that staff wrote in Medusa Admin. */
export function carrierOf(link: string | null): Carrier {
  if (!link || !URL.canParse(link)) return "other";
  const { hostname } = new URL(link);
  const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return KNOWN_CARRIERS.find((carrier) => isOf(KNOWN[carrier].host)) ?? "other";
}
