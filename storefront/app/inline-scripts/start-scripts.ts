import { breath } from "./breath";
import { laterPictures } from "./later-pictures";
import { fetchStyleFiles } from "./style-files";

/** Set by the server in place of `modulepreload`, `manifest` and `module` (server/scripts-last.ts). */
const WAITING_LINKS = "link[rel=waiting-modulepreload]";
const WAITING_MANIFEST = "link[rel=waiting-manifest]";
const WAITING_SCRIPT = "script[type=waiting-module]";

/** Resolves once a frame is drawn and on its way to the screen; at once where nobody looks. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Resolves when the page's largest picture is there, or somebody presses something: presses need scripts. */
const looked = () =>
  new Promise<unknown>((resolve) => {
    const largest = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!largest || largest.complete) return resolve(null);
    for (const event of ["load", "error"]) largest.addEventListener(event, resolve);
    addEventListener("pointerdown", resolve, { once: true });
    addEventListener("keydown", resolve, { once: true });
  });

/**
 * Runs in the browser at the end of the page. With the first frame that has the largest picture the
 * page's files are fetched, all at once, and pictures out of sight after them. Then they are started
 * one by one with a breath after each, so that a slow phone stays able to scroll and to answer a
 * touch; without it where a press waits. The entry, which the waiting script itself calls last, is
 * only fetched. Then the waiting script becomes a real one with the same text, which the page's
 * Content-Security-Policy knows by its hash.
 */
export async function startScripts(): Promise<void> {
  const waiting = document.querySelector(WAITING_SCRIPT);
  if (!waiting) return;
  const text = waiting.textContent ?? "";
  const showPictures = laterPictures();
  await looked();
  await drawn();
  // What is drawn reaches the screen with the next frame.
  await drawn();
  const files = new Set<string>();
  for (const link of document.querySelectorAll<HTMLLinkElement>(WAITING_LINKS)) {
    link.rel = "modulepreload";
    files.add(link.getAttribute("href") ?? "");
    // To ask for a dozen files in one go is a long task.
    if (files.size % 4 === 0) await breath();
  }
  await drawn();
  try {
    for (const file of files) {
      if (text.includes(`import("${file}")`)) continue;
      await import(/* @vite-ignore */ file);
      await breath();
    }
  } catch {
    void window.heldPresses?.release();
  }
  showPictures();
  await breath();
  document.querySelector(WAITING_MANIFEST)?.setAttribute("rel", "manifest");
  if (document.readyState === "complete") fetchStyleFiles();
  else addEventListener("load", fetchStyleFiles);
  await breath();
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = text;
  document.head.append(script);
}
