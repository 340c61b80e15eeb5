/** A province's own tax in per cent; `addsToGst` means that the federal GST comes on top. */
export interface ProvincialTax {
  province: string;
  name: string;
  rate: number;
  addsToGst: boolean;
}

/** Federal goods and services tax; it alone applies in ab, nt, nu and yt. */
export const GST_RATE = 5;

/**
 * Rates by province: HST replaces the GST, PST and QST add to it.
 * Source: Canada Revenue Agency, "GST/HST calculator (and rates)"; Nova Scotia is at 14 since
 * 2025-04-01.
 */
export const PROVINCIAL_TAXES: readonly ProvincialTax[] = [
  { province: "on", name: "HST", rate: 13, addsToGst: false },
  { province: "ns", name: "HST", rate: 14, addsToGst: false },
  { province: "nb", name: "HST", rate: 15, addsToGst: false },
  { province: "nl", name: "HST", rate: 15, addsToGst: false },
  { province: "pe", name: "HST", rate: 15, addsToGst: false },
  { province: "bc", name: "PST", rate: 7, addsToGst: true },
  { province: "sk", name: "PST", rate: 6, addsToGst: true },
  { province: "mb", name: "RST", rate: 7, addsToGst: true },
  { province: "qc", name: "QST", rate: 9.975, addsToGst: true },
];
