/**
 * Takes the focus from a number field before the mouse wheel, meant to move the page, changes what
 * it holds: a price or a stock would go up and down unseen. To be given as `onWheel`.
 */
export function keepNumbers(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.type === "number") field.blur();
}
