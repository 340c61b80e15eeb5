/** Page numbers to show: the first, the last, those around the current one; `null` is a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((one, other) => one - other);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    if (before === undefined || page === before + 1) return [page];
    // A gap of one page is shown as that page.
    return page === before + 2 ? [page - 1, page] : [null, page];
  });
}
