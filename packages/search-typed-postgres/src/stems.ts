import { raw, type Sql, sql, value } from "./sql";

/** A text search configuration of PostgreSQL that has a stemmer. */
export type Language = "english" | "french";

/** A word of a search, and its stem in each language that the index speaks. */
export interface Word {
  text: string;
  /**
   * As lexemes of the index, that of the first language first; empty for a word that one of the
   * languages has no use for, as "the".
   */
  stems: string[];
  /** The two words that were typed for it. */
  parts?: readonly [Word, Word];
  /** Whether some title or label has it. */
  isTitled?: boolean;
  /** Whether it is no word yet, only the beginning of some. */
  isBegun?: boolean;
}

/** The language of fields of which nothing else is said. */
export const FIRST_LANGUAGE: Language = "english";

export type Stemmer = (words: readonly string[]) => Promise<Word[]>;

/** Words whose stems are remembered; the same few are searched again and again. */
const REMEMBERED = 20_000;
const remembered = new Map<string, string[]>();

/** Words with their stems, as the database's own dictionaries make them. */
export function stemmer(
  languages: readonly Language[],
  run: (statement: Sql) => Promise<Record<string, unknown>[]>,
): Stemmer {
  const keyOf = (word: string) => `${languages.join()} ${word}`;
  return async (words) => {
    const unknown = [...new Set(words)].filter((word) => !remembered.has(keyOf(word)));
    if (unknown.length > 0) {
      const stems = languages.map((language) => sql`to_tsvector('${raw(language)}', word)`);
      const rows = await run(sql`select word, ${arrays(stems)} as stems
        from unnest(string_to_array(${value(unknown.join(" "))}, ' ')) as word`);
      if (remembered.size > REMEMBERED) remembered.clear();
      for (const { word, stems: found } of rows) {
        const all = found as string[];
        const lexemes = languages.map((language, place) => lexemeOf(all[place] ?? "", language));
        remembered.set(keyOf(String(word)), all.includes("") ? [] : lexemes);
      }
    }
    return words.map((text) => ({ text, stems: remembered.get(keyOf(text)) ?? [] }));
  };
}

/** One text for each language: its stems with spaces between them. */
function arrays(vectors: readonly Sql[]): Sql {
  const texts = vectors.map((vector) => sql`array_to_string(tsvector_to_array(${vector}), ' ')`);
  return {
    text: `array[${texts.map(({ text }) => text).join(", ")}]`,
    values: texts.flatMap(({ values }) => values),
  };
}

/**
 * A stem as the index holds it: those of further languages are marked, because the stem of one is a
 * word of another ("cane" is "can" to a French dictionary).
 */
const lexemeOf = (stem: string, language: Language): string =>
  language === FIRST_LANGUAGE ? stem : `${language}/${stem}`;

/** The words of a text with their stems in a language, as the index holds them. */
export function stemVectorSql(text: string, language: Language): Sql {
  const vector = sql`to_tsvector('${raw(language)}', ${value(text)})`;
  if (language === FIRST_LANGUAGE) return vector;
  const marked = raw(`'''${language}/\\1'':'`);
  return sql`regexp_replace(${vector}::text, '''([^'']+)'':', ${marked}, 'g')::tsvector`;
}
