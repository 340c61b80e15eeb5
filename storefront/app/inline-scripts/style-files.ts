/**
 * Lets the browser fetch the files of the styles that the page brought along
 * (server/styles-inside.ts), for pages that follow: whoever comes back to this one links them. Call it
 * when nothing else has to be fetched.
 */
export function fetchStyleFiles(): void {
  for (const file of document.querySelectorAll<HTMLLinkElement>("link[rel=inside-stylesheet]")) {
    file.rel = "prefetch";
  }
}
