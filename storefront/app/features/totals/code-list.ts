import { MAX_CODES } from "@eldercare/contracts";

const LONGEST = 100;

/** What a typed code comes to: the codes, or why it is none of them. */
export type AddedCode = { codes: readonly string[]; problem: string | null };

const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** Adds a code as somebody types it; whether the shop knows it, the shop says (spec §2 Checkout). */
export function addCode(codes: readonly string[], typed: string): AddedCode {
  const code = typed.trim();
  const refused = (problem: string) => ({ codes, problem });
  if (code === "") return refused("Please type a code first.");
  if (code.length > LONGEST) return refused(`A code has at most ${LONGEST} characters.`);
  if (codes.some((each) => same(each, code))) return refused(`${code} has already been added.`);
  if (codes.length >= MAX_CODES) return refused(`You can use at most ${MAX_CODES} codes.`);
  return { codes: [...codes, code], problem: null };
}

export function removeCode(codes: readonly string[], code: string): readonly string[] {
  return codes.filter((each) => !same(each, code));
}
