/** Classes of PostgreSQL's text search, as bits; see `columns.ts` for what they stand for. */
export const CLASS = { A: 8, B: 4, C: 2, D: 1 } as const;

/** A word of a document: its lexeme, and where it stands. */
export interface PlacedWord {
  lexeme: string;
  /** Positions, the lowest first, each `position * 4 + class`, where D is 0 and A is 3. */
  places: number[];
}

const QUOTE = 39;
const BACKSLASH = 92;
const COLON = 58;
const COMMA = 44;
const ZERO = 48;
const NINE = 57;
const LETTER_A = 65;
const LETTER_D = 68;

/** Reads a `tsvector` as PostgreSQL writes it: `'lamp':1A,4 'shade':2B`. */
export function readWordVector(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  let at = 0;
  while (at < text.length) {
    if (text.charCodeAt(at) !== QUOTE) {
      at += 1;
      continue;
    }
    const start = at + 1;
    let end = start;
    let isEscaped = false;
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      if (code !== QUOTE && code !== BACKSLASH) continue;
      // Quotes and backslashes within a lexeme stand there twice.
      if (text.charCodeAt(end + 1) !== code) break;
      isEscaped = true;
      end += 1;
    }
    const written = text.slice(start, end);
    const lexeme = isEscaped ? written.replace(/(['\\])\1/g, "$1") : written;
    at = end + 1;
    const places: number[] = [];
    while (text.charCodeAt(at) === COLON || text.charCodeAt(at) === COMMA) {
      at += 1;
      let position = 0;
      let code = text.charCodeAt(at);
      for (; code >= ZERO && code <= NINE; code = text.charCodeAt(at)) {
        position = position * 10 + (code - ZERO);
        at += 1;
      }
      const isMarked = code >= LETTER_A && code <= LETTER_D;
      if (isMarked) at += 1;
      places.push(position * 4 + (isMarked ? LETTER_D - code : 0));
    }
    words.push({ lexeme, places });
  }
  return words;
}

/** The classes in which a word stands, as bits of {@link CLASS}. */
export function classesOf(places: readonly number[]): number {
  return places.reduce((classes, place) => classes | (1 << (place & 3)), 0);
}
