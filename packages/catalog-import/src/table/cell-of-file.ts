/** A cell as it counts: without blanks around it, and without blanks of no width, which web pages have. */
export function cellOfFile(text: string): string {
  return text.replaceAll("\u200b", "").trim();
}
