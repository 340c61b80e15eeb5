/** Longer than the shop takes on a slow line: who waits for more can press nothing meanwhile. */
const PATIENCE_MS = 5000;

/**
 * Sends a form in the background, as its button would. Rejects when there is no answer within
 * {@link PATIENCE_MS}. The button is named by hand: browsers before 2023 know no form of a submitter.
 */
export function sendForm(
  { form, name, value }: HTMLButtonElement,
  redirect: RequestRedirect,
): Promise<Response> {
  const body = new FormData(form as HTMLFormElement);
  if (name) body.set(name, value);
  const patience = new AbortController();
  setTimeout(() => patience.abort(), PATIENCE_MS);
  const { signal } = patience;
  return fetch((form as HTMLFormElement).action, { method: "post", body, redirect, signal });
}
