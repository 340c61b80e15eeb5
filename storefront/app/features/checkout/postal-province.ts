import { normalPostalCode, PROVINCES, type ProvinceCode } from "@eldercare/contracts";

/** Where codes of a first letter are (Canada Post, "Addressing guidelines"). */
const PROVINCES_OF_LETTER: Readonly<Record<string, readonly ProvinceCode[]>> = {
  ...{ A: ["nl"], B: ["ns"], C: ["pe"], E: ["nb"], G: ["qc"], H: ["qc"], J: ["qc"] },
  ...{ K: ["on"], L: ["on"], M: ["on"], N: ["on"], P: ["on"], R: ["mb"], S: ["sk"] },
  ...{ T: ["ab"], V: ["bc"], X: ["nt", "nu"], Y: ["yt"] },
};

/**
 * Asks whether a postal code and a province that do not fit are meant so; null when they fit or one
 * of them is not there yet. Nothing is refused: some codes cross a border, such as K1A in Gatineau.
 */
export function postalProvinceQuestion(postal: string, region: string): string | null {
  const code = normalPostalCode(postal);
  const chosen = PROVINCES[region as ProvinceCode];
  const usual = PROVINCES_OF_LETTER[code?.[0] ?? ""];
  if (!usual || !chosen || usual.includes(region as ProvinceCode)) return null;
  const names = usual.map((province) => PROVINCES[province]).join(" or ");
  return `Postal codes that begin with ${code?.[0]} are usually in ${names}, and you chose ${chosen}. Is that right? If it is, just go on.`;
}
