/** Text of a cell as it was typed: what XML cannot hold stands as `_x000D_` (ECMA-376, 22.9.2.19). */
export function xlsxText(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const NAMED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** The opposite of {@link xlsxText}, as text of an XML document. */
export function xmlOfText(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replace(
      /[^\n\t\P{Cc}]|[\ufffe\uffff\p{Surrogate}]/gu,
      (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    )
    .replace(/[&<>"]/g, (letter) => NAMED[letter] ?? letter);
}
