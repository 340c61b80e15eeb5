interface Street {
  address: string;
  /** Unit, apartment or room, as somebody wrote it. */
  unit?: string | undefined;
}

/** Words before a unit's own number, which a label does without. */
const DESIGNATOR = /^(?:apartment|apt|suite|ste|unit|no|#)[.:#\s]*(?=[\p{L}\p{N}])/iu;
/** "4", "12B", "PH2": what can stand before a street's number. */
const SIMPLE = /^[\p{L}]{0,2}\d+[\p{L}]?$/u;

/**
 * Street and unit in one line, as Canada Post asks ("Addressing guidelines"): "4-123 Main Street" for a
 * plain unit before a street's number; what is none ("Room 4 East") follows the street.
 */
export function streetLine({ address, unit = "" }: Street): string {
  const written = unit.trim();
  if (written === "") return address;
  const number = written.replace(DESIGNATOR, "");
  return SIMPLE.test(number) && /^\d/.test(address)
    ? `${number}-${address}`
    : `${address}, ${written}`;
}
