/**
 * The files of the styles that the page brought along (server/styles-inside.ts) take over: pages that
 * follow add and remove such files, and what stands in the page would come after all of them. Call it
 * when nothing else has to be fetched.
 */
export function takeStyleFiles(): void {
  const files = document.querySelectorAll<HTMLLinkElement>("link[rel=waiting-stylesheet]");
  let awaited = files.length;
  for (const file of files) {
    file.addEventListener("load", () => {
      awaited--;
      if (awaited === 0) document.querySelector("style[data-inside]")?.remove();
    });
    file.rel = "stylesheet";
  }
}
