import { PROVINCE_CODES, type ProvinceCode, shopDay } from "@eldercare/contracts";

/** Per cent from a day on, until the next one. */
interface DatedRate {
  /** First day, "YYYY-MM-DD". */
  from: string;
  rate: number;
  /** Where the law says so. */
  source: string;
}

/** A sales tax with all its rates, the oldest first. */
export interface SalesTax {
  name: "GST" | "HST" | "PST" | "RST" | "QST";
  /** True: the federal GST comes on top. HST takes its place. */
  addsToGst: boolean;
  rates: readonly DatedRate[];
}

/** The federal goods and services tax; in ab, nt, nu and yt it stands alone. */
export const GST: SalesTax = {
  name: "GST",
  addsToGst: false,
  rates: [{ from: "2008-01-01", rate: 5, source: "Excise Tax Act (ETA), s. 165(1)" }],
};

const hst = (...rates: DatedRate[]): SalesTax => ({ name: "HST", addsToGst: false, rates });
const provincial = (name: SalesTax["name"], ...rates: DatedRate[]): SalesTax => ({
  name,
  addsToGst: true,
  rates,
});

const HST_RATES = "ETA, s. 165(2); New Harmonized Value-added Tax System Regulations";

/**
 * Provinces with a tax of their own; the provincial part of HST is in its rate. New rates are added
 * here as soon as they are law: they hold from their day on, in the shop and in Medusa's tax regions.
 */
export const PROVINCIAL_TAXES: Readonly<Partial<Record<ProvinceCode, SalesTax>>> = {
  bc: provincial("PST", {
    from: "2013-04-01",
    rate: 7,
    source: "Provincial Sales Tax Act (BC), s. 34",
  }),
  sk: provincial("PST", {
    from: "2017-03-23",
    rate: 6,
    source: "The Provincial Sales Tax Act (SK), s. 5",
  }),
  mb: provincial("RST", {
    from: "2019-07-01",
    rate: 7,
    source: "The Retail Sales Tax Act (MB), s. 2",
  }),
  on: hst({ from: "2010-07-01", rate: 13, source: HST_RATES }),
  qc: provincial("QST", {
    from: "2013-01-01",
    rate: 9.975,
    source: "Act respecting the Québec sales tax (AQST), s. 16",
  }),
  nb: hst({ from: "2016-07-01", rate: 15, source: HST_RATES }),
  ns: hst(
    { from: "2010-07-01", rate: 15, source: HST_RATES },
    { from: "2025-04-01", rate: 14, source: "SOR/2025-77, s. 33.6" },
  ),
  pe: hst({ from: "2016-10-01", rate: 15, source: HST_RATES }),
  nl: hst({ from: "2016-07-01", rate: 15, source: HST_RATES }),
};

/** The rate of a tax on a day ("YYYY-MM-DD"), in per cent; 0 before its first day. */
export function rateOn(tax: SalesTax, day: string): number {
  return tax.rates.findLast(({ from }) => from <= day)?.rate ?? 0;
}

/**
 * What a rate that is kept somewhere has to become on a day, in per cent: undefined when it is right
 * already, and when the law never had it, for then it is somebody's own choice.
 */
export function rateToFollow(tax: SalesTax, kept: number, day: string): number | undefined {
  const wasLaw = tax.rates.some(({ from, rate }) => from <= day && rate === kept);
  const rate = rateOn(tax, day);
  return wasLaw && rate !== kept ? rate : undefined;
}

/** The taxes of a province, the federal one first. */
export function taxesOf(province: ProvinceCode): SalesTax[] {
  const own = PROVINCIAL_TAXES[province];
  if (!own) return [GST];
  return own.addsToGst ? [GST, own] : [own];
}

/** Of Medusa's addresses and tax regions; its provinces are "ca-on" and so on. */
export const TAX_COUNTRY = "ca";

/** Of `medusa-config.ts`: Medusa's rates, less what products' tax classes take away. */
export const TAX_PROVIDER = "tp_tax-class_canada";

/** Today where most of Canada lives, "YYYY-MM-DD": rates change at midnight. */
export function taxDay(now: Date = new Date()): string {
  return shopDay(now);
}

/** The province of a code as Medusa's tax regions and addresses have it ("ca-on"). */
export function provinceOf(regionCode: string | null | undefined): ProvinceCode | undefined {
  return PROVINCE_CODES.find((code) => `${TAX_COUNTRY}-${code}` === regionCode?.toLowerCase());
}
