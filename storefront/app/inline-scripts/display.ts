import { DISPLAY_FIELD } from "../content/display";

/*
 * What was chosen stands in `localStorage.display` and as `data-display` of the page: the values, with
 * spaces between them (app/theme/display.css).
 */

const fields = (which = "") =>
  document.querySelectorAll<HTMLInputElement>(`[name^="${DISPLAY_FIELD}"]${which}`);

/** The menu says what is chosen: whoever drew it, the server or React, did not know. */
function showChoices(): void {
  const chosen = (document.documentElement.dataset.display ?? "").split(" ");
  // Of fields that have a name together the last one wins.
  for (const field of fields('[value=""]')) field.checked = true;
  for (const field of fields())
    field.checked ||= chosen.includes(field.value) && field.value !== "";
}

/** Shows the page as it was chosen just now, and keeps the choice. */
function keepChoice({ target }: Event): void {
  if (!(target as HTMLInputElement).name?.startsWith(DISPLAY_FIELD)) return;
  const values = [...fields(":checked")].map(({ value }) => value).filter(Boolean);
  document.documentElement.dataset.display = values.join(" ");
  try {
    localStorage.display = values.join(" ");
  } catch {
    // Then it holds for this page.
  }
}

/** The menu "Display" works from the first sight of a page on, without any other script. */
export function followDisplay(): void {
  // `toggle` does not bubble.
  addEventListener("toggle", showChoices, true);
  addEventListener("change", keepChoice, true);
}
