/** What makes a spreadsheet compute a cell instead of showing it, behind any number of guards. */
const COMPUTED = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/**
 * A cell that no spreadsheet takes for a formula: an apostrophe goes before it, which spreadsheets
 * do not show (OWASP, "CSV Injection"). {@link withoutGuard} takes it away again.
 */
export function guarded(text: string): string {
  return COMPUTED.test(text) ? `'${text}` : text;
}

/** Whether a text begins like a guarded one, so that {@link withoutGuard} would shorten it. */
export function needsGuard(text: string): boolean {
  return GUARDED.test(text);
}

export function withoutGuard(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
