/** Budgets for a page's first load, brotli-compressed. Pages are read on old phones and slow lines. */
export const MAX_SCRIPT_BYTES = 110_000;
export const MAX_STYLE_BYTES = 15_500;
export const MAX_SCRIPT_FILES = 12;

export type PageWeight = {
  page: string;
  scriptBytes: number;
  scriptFiles: number;
  styleBytes: number;
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** One line per page and figure that is over its budget. */
export function tooHeavy(pages: readonly PageWeight[]): string[] {
  return pages.flatMap(({ page, scriptBytes, scriptFiles, styleBytes }) => [
    ...(scriptBytes > MAX_SCRIPT_BYTES
      ? [`${page}: scripts weigh ${kilobytes(scriptBytes)}, at most ${kilobytes(MAX_SCRIPT_BYTES)}`]
      : []),
    ...(styleBytes > MAX_STYLE_BYTES
      ? [`${page}: styles weigh ${kilobytes(styleBytes)}, at most ${kilobytes(MAX_STYLE_BYTES)}`]
      : []),
    ...(scriptFiles > MAX_SCRIPT_FILES
      ? [`${page}: ${scriptFiles} script files, at most ${MAX_SCRIPT_FILES}`]
      : []),
  ]);
}

/** The pages' weights as a plain table. */
export function budgetTable(pages: readonly PageWeight[]): string {
  const rows = [
    ["page", "scripts", "files", "styles"],
    ...pages.map((page) => [
      page.page,
      kilobytes(page.scriptBytes),
      String(page.scriptFiles),
      kilobytes(page.styleBytes),
    ]),
    ["budget", kilobytes(MAX_SCRIPT_BYTES), String(MAX_SCRIPT_FILES), kilobytes(MAX_STYLE_BYTES)],
  ];
  return rows
    .map(([page = "", ...figures]) => page.padEnd(12) + figures.map((f) => f.padStart(12)).join(""))
    .join("\n");
}
