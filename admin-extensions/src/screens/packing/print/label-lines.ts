import { type PackingOrder, streetLine } from "@eldercare/contracts";

/**
 * An address as Canada Post's machines read it ("Addressing guidelines"): capitals, no punctuation but
 * in names of places and streets that have it (apostrophes and hyphens), the postal code after two
 * spaces, itself in two halves. Accents stay: they are read, and belong to names.
 */
export function labelLines(shipping: PackingOrder["shipping"]): string[] {
  const { name, city, region, postal } = shipping;
  const place = [plain(city), region.toUpperCase()].filter(Boolean).join(" ");
  const code = postal.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const halves = code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
  return [
    plain(name),
    ...streetLine(shipping).split(/\r?\n/).map(plain),
    halves ? `${place}  ${halves}` : place,
  ].filter(Boolean);
}

const plain = (text: string): string =>
  text
    .toLocaleUpperCase("en-CA")
    .replace(/’/g, "'")
    // Number signs and slashes stand between a unit and its street.
    .replace(/[^\p{L}\p{M}\p{N}'\-/# ]+/gu, " ")
    .replace(/#\s*(?=\d)/g, "")
    .replace(/\s+/g, " ")
    .trim();
