const MAX_SUMMARY = 220;
/** On cards a text whose first sentence is longer is cut: who wrote it wrote no sentences. */
const MAX_SENTENCE = 260;

/** Paragraphs of a description: lines between empty lines. */
export function paragraphsOf(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The first whole sentences, as many as make at most so many letters; a longer first one is kept whole. */
export function summaryOf(description: string, most = MAX_SUMMARY): string {
  const [opening = ""] = paragraphsOf(description);
  const sentences = opening.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*(?:\s+|$)/g) ?? [opening];
  let summary = "";
  for (const sentence of sentences) {
    if (summary && summary.length + sentence.trimEnd().length > most) break;
    summary += sentence;
  }
  return summary.trim();
}

/** The first whole sentences for a card, in one line. */
export function openingOf(description: string, most: number): string {
  const line = summaryOf(description, most).replace(/\s+/g, " ");
  if (line.length <= MAX_SENTENCE) return line;
  return `${line.slice(0, MAX_SENTENCE).replace(/[\s,;:.]+\S*$/, "")}…`;
}
