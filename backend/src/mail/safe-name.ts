const LONGEST = 40;

/**
 * A name as mails may greet with it; "" for what is no name. Anybody can register anybody's
 * address, so a "name" with an address or a sentence in it would have us send advertising.
 */
export function safeName(name: string): string {
  const trimmed = name.trim();
  const isName = /^[\p{L}\p{M}' ’.-]+$/u.test(trimmed) && !/\.\S/u.test(trimmed);
  return isName && trimmed.length <= LONGEST ? trimmed : "";
}
