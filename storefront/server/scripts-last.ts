/**
 * Pages are read before they are clicked: on a slow line the largest image must not share it with
 * 130 kB of scripts, which React Router would fetch at once. So they wait until the page is loaded,
 * or until somebody touches it, or for a moment at most.
 */

const PRELOAD = '<link rel="modulepreload" ';
const WAITING_PRELOAD = '<link rel="waiting-modulepreload" ';
const MODULE = '<script type="module" async="">';
const WAITING_MODULE = '<script type="waiting-module">';

const PATIENCE_MS = 3000;

/**
 * Runs in the browser. A loaded image is painted with the next frame, so the first file waits for
 * that one. The page's files are started one by one, with a breath after each, so that
 * a slow phone stays able to scroll and to answer a touch; the entry, which the waiting script
 * itself calls last, is only fetched. Then the waiting script becomes a real one with the same
 * text, which the page's Content-Security-Policy knows by its hash.
 */
export const STARTER_SCRIPT = `(()=>{
let started=false;
const start=async()=>{
if(started)return;started=true;
const links=[...document.querySelectorAll('link[rel="waiting-modulepreload"]')];
for(const link of links)link.rel="modulepreload";
const waiting=document.querySelector('script[type="waiting-module"]');
if(!waiting)return;
const files=new Set(links.map(link=>link.getAttribute("href")));
for(const file of files){
if(waiting.textContent.includes('import("'+file+'")'))continue;
await import(file).catch(()=>undefined);
await new Promise(rest=>setTimeout(rest));
}
const script=document.createElement("script");
script.type="module";script.textContent=waiting.textContent;
document.head.append(script);
};
const afterPaint=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)));
if(document.readyState==="complete")afterPaint();
else addEventListener("load",afterPaint,{once:true});
for(const touch of ["pointerdown","keydown","focusin"])addEventListener(touch,start,{once:true,capture:true});
setTimeout(start,${PATIENCE_MS});
})()`;

/**
 * Lets a page's scripts wait. Elements stay where they are and in number, as React expects them;
 * the starter is the last one in the body, where React tolerates what it does not know.
 */
export function scriptsLast(html: string): string {
  if (!html.includes(MODULE)) return html;
  return html
    .replaceAll(PRELOAD, WAITING_PRELOAD)
    .replace(MODULE, WAITING_MODULE)
    .replace("</body>", () => `<script>${STARTER_SCRIPT}</script></body>`);
}
