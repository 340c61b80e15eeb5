import {
  bothUnits,
  type FitQuestion,
  heightInBothUnits,
  type ProductFacetsParams,
  readMeasure,
} from "@eldercare/contracts";

/** What shoppers type of a doorway and a person, and what calls are asked of it. */

export const FIT_QUESTIONS: readonly FitQuestion[] = ["doorway", "weight", "height"];

export const FIT_PARAMS = {
  doorway: "doorwayCm",
  weight: "userKg",
  height: "userCm",
} as const satisfies Record<FitQuestion, keyof ProductFacetsParams>;

/** How an entry may look. */
export const FIT_EXAMPLES: Record<FitQuestion, string> = {
  doorway: "24 in or 61 cm",
  weight: "180 lb or 82 kg",
  height: "5 ft 7 in or 170 cm",
};

/** Nobody is larger, no doorway wider: whole centimetres or kilograms. */
const MOST: Record<FitQuestion, number> = { doorway: 1000, weight: 1000, height: 300 };

/**
 * An entry in whole centimetres or kilograms; null where it cannot be read. A number without a unit
 * is not: 60 may be inches or centimetres.
 */
export function readFit(question: FitQuestion, entry: string): number | null {
  const isWeight = question === "weight";
  const measure = readMeasure(entry, isWeight ? "weight" : "length", "");
  const whole = measure === null ? 0 : Math.round(measure / (isWeight ? 1000 : 10));
  return whole >= 1 && whole <= MOST[question] ? whole : null;
}

/** An entry that was read, in both units. */
export function fitText(question: FitQuestion, entry: string): string {
  const isWeight = question === "weight";
  const measure = readMeasure(entry, isWeight ? "weight" : "length", "") ?? 0;
  if (question === "height") return heightInBothUnits(measure);
  return bothUnits(isWeight ? "weight" : "length", measure);
}
