/** Where a version 4 UUID says what it is: place, what stays of the byte, and what is set. */
const MARKS = [
  [6, 0x0f, 0x40],
  [8, 0x3f, 0x80],
] as const;

/**
 * A UUID that no other thing has, in no other tab or day: drafts are read again long after. Also on
 * plain http, where browsers have no `randomUUID`.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (const [place, kept, mark] of MARKS) bytes[place] = ((bytes[place] ?? 0) & kept) | mark;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** A name for something that staff do once, as the contracts' `DeedKey` has it. */
export const newDeedKey = (): string => newId().replaceAll("-", "");
