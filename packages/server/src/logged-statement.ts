/** So much of a statement tells which one it is. */
const MOST_STATEMENT = 2000;
/** No more than that is looked at: lists of a thousand values are no news. */
const LOOKED_AT = 50_000;

/** What PostgreSQL reads as one piece: a quoted name, a text in its two ways of writing (also cut off), a remark. */
const PIECES =
  /"[^"]*(?:"|$)|'[^']*(?:''[^']*)*(?:'|$)|\$(?:[A-Za-z_]\w*)?\$[\s\S]*?(?:\$(?:[A-Za-z_]\w*)?\$|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
const NUMBER = /(?<![\w$."])\d+(?:\.\d+)?(?!\w)/g;

/** A piece of SQL whose texts are question marks, and that has no remarks. */
export function withoutValues(sql: string): string {
  return sql.replace(PIECES, (piece) => {
    if (piece.startsWith('"')) return piece;
    return piece.startsWith("-") || piece.startsWith("/") ? " " : "?";
  });
}

/** A piece of SQL, as long as it was, with nothing of what is in quotes. */
export const withQuotesMasked = (sql: string): string =>
  sql.replace(PIECES, (piece) => "x".repeat(piece.length));

/**
 * A statement as logs may have it, in one line: with placeholders where it has values. Medusa's mapper
 * writes them into the text that it sends, where they may be anybody's.
 */
export function loggedStatement(sql: string): string {
  const shown = withoutValues(sql.slice(0, LOOKED_AT))
    .replace(NUMBER, "?")
    .replace(/\s+/g, " ")
    .replace(/\?(?:, ?\?)+/g, "?, …")
    .trim();
  return shown.length > MOST_STATEMENT ? `${shown.slice(0, MOST_STATEMENT)}…` : shown;
}
