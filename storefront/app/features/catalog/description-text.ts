const MAX_OPENING = 180;
const MAX_SUMMARY = 220;

/** Paragraphs of a description: lines between empty lines. */
export function paragraphsOf(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The first whole sentences, as many as make a short paragraph; a longer first one is kept whole. */
export function summaryOf(description: string): string {
  const [opening = ""] = paragraphsOf(description);
  const sentences = opening.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*(?:\s+|$)/g) ?? [opening];
  let summary = "";
  for (const sentence of sentences) {
    if (summary && summary.length + sentence.trimEnd().length > MAX_SUMMARY) break;
    summary += sentence;
  }
  return summary.trim();
}

/** The start of a description for cards, which show two or three lines of it; ends at a word. */
export function openingOf(description: string): string {
  const line = description.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_OPENING) return line;
  const cut = line.slice(0, MAX_OPENING);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : MAX_OPENING).replace(/[\s,;:.]+$/, "")}…`;
}
