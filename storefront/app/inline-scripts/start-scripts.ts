/** Set by the server in place of `type="module"` (server/scripts-last.ts). */
export const WAITING_TYPE = "waiting-module";

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves once the page has been painted; at once where nobody looks. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Runs in the browser at the end of the page. The page's files are fetched meanwhile; they are
 * started one by one after the first paint, with a breath after each, so that a slow phone stays able
 * to scroll and to answer a touch; the entry, which the waiting script itself calls last, is only
 * fetched. Then the waiting script becomes a real one with the same text, which the page's
 * Content-Security-Policy knows by its hash.
 */
export async function startScripts(): Promise<void> {
  const waiting = document.querySelector(`script[type=${WAITING_TYPE}]`);
  if (!waiting) return;
  const text = waiting.textContent ?? "";
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  const files = new Set(Array.from(links, (link) => link.getAttribute("href") ?? ""));
  await painted();
  try {
    for (const file of files) {
      if (text.includes(`import("${file}")`)) continue;
      await import(/* @vite-ignore */ file);
      await nextTurn();
    }
  } catch {
    void window.heldPresses?.release();
  }
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = text;
  document.head.append(script);
}
