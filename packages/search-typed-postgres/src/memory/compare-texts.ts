/** By code point, as the collation "C" does. */
export function compareTexts(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  const length = Math.min(one.length, other.length);
  for (let place = 0; place < length; place += 1) {
    const [mine, theirs] = [one.charCodeAt(place), other.charCodeAt(place)];
    if (mine !== theirs) return unitRank(mine) - unitRank(theirs);
  }
  return one.length - other.length;
}

/** Halves of code points beyond the first plane come after all others. */
function unitRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
