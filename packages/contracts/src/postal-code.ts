import { z } from "zod";
import { MAX_POSTAL_CODE_LENGTH } from "./text-limits.js";

/**
 * Canada Post's pattern A1A 1A1: D, F, I, O, Q and U are never used, W and Z never first
 * (Canada Post, "Addressing guidelines").
 */
const PATTERN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;
const LENGTH = 6;
const INVALID = "Please enter a Canadian postal code, like K1A 0B1";

/** "K1A 0B1" from any spelling ("k1a0b1", "K1A-OB1"); undefined for what is no Canadian postal code. */
export function normalPostalCode(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (signs.length !== LENGTH) return undefined;
  const code = [...signs].map((sign, index) => (index % 2 === 1 ? asDigit(sign) : sign)).join("");
  return PATTERN.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : undefined;
}

/** Letters that are taken for digits never stand at a digit's place. */
function asDigit(sign: string): string {
  if (sign === "O") return "0";
  return sign === "I" || sign === "L" ? "1" : sign;
}

/** An optional postal code; "" when none is given. */
export const PostalCode = z
  .string({ error: INVALID })
  .max(MAX_POSTAL_CODE_LENGTH, INVALID)
  .transform((value, context) => {
    if (value.trim() === "") return "";
    const code = normalPostalCode(value);
    if (code) return code;
    context.addIssue({ code: "custom", message: INVALID });
    return z.NEVER;
  })
  .default("");
