import postcss, { type AtRule, type Rule } from "postcss";
import type { Plugin } from "vite";

/**
 * The parts of Radix Themes that the shop's pages use. Its whole stylesheet is 86 kB compressed;
 * to use another component, add its name here (`rt-<Name>` in its class names).
 */
const USED_PARTS = [
  "reset",
  "BaseButton",
  "BaseCheckbox",
  "BaseDialog",
  "BaseMenu",
  "BaseTabList",
  "Badge",
  "Button",
  "Checkbox",
  "Dialog",
  "IconButton",
  "Select",
  "Slider",
  "Tabs",
  "TextField",
];

/** Looks of a part that the shop does not use: leaving them out halves the rest. */
const UNUSED_LOOKS = [
  /\.rt-variant-classic\b/,
  /\.rt-variant-ghost\b/,
  /\.rt-variant-surface\b(?=.*\.rt-Badge|.*\.rt-BaseButton)/,
  /\.rt-r-size-[14-9]\b(?=.*\.rt-(Select|TextField|Checkbox|Badge|Slider))/,
];

const RESPONSIVE_CLASS = /\.(xs|sm|md|lg|xl)\\:/;
const PART_NAME = /\.rt-([A-Za-z]+)/g;

/** Class names that say how a part looks, not which part it is. */
const LOOK_CLASS = /^(r|variant|high|loading|loose|line|truncate|active|popper)$/;

function isUsed(selector: string): boolean {
  if (RESPONSIVE_CLASS.test(selector)) return false;
  // Not the selector as a whole counts but the part it styles and those around it.
  const withoutNegations = selector.replace(/:not\([^)]*\)/g, "");
  const parts = [...withoutNegations.matchAll(PART_NAME)]
    .map((match) => match[1] ?? "")
    .filter((part) => !LOOK_CLASS.test(part));
  const isOurs = parts.every((part) => USED_PARTS.some((used) => part.startsWith(used)));
  return isOurs && !UNUSED_LOOKS.some((look) => look.test(withoutNegations));
}

function keepUsedSelectors(rule: Rule): void {
  const parent = rule.parent;
  if (parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes")) return;
  const used = rule.selectors.filter(isUsed);
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

function removeEmptyBlocks(block: AtRule): void {
  if (block.nodes?.length === 0) block.remove();
}

/** Token sets other than ours, dark mode, wide-gamut doubles, local fallback fonts. */
const UNUSED_TOKENS = [
  /\[data-accent-color='(?!teal'|red'|gray'|')/,
  /\[data-gray-color=/,
  /\[data-scaling='(?!100%)/,
  /\[data-radius='(?!large'|full')/,
  /\.dark\b/,
];

/** The design tokens of Radix Themes, without those of themes that the shop does not use. */
export function usedRadixTokens(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules((block) => {
    const isWideGamut = block.name === "supports" && block.params.includes("display-p3");
    if (isWideGamut || block.name === "font-face") block.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.selectors.every((selector) => UNUSED_TOKENS.some((unused) => unused.test(selector)))) {
      rule.remove();
    }
  });
  sheet.walkAtRules(removeEmptyBlocks);
  return sheet.toString();
}

/** The rules of Radix Themes' stylesheet that style the used parts; responsive props are not kept. */
export function usedRadixRules(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules(keepUsedSelectors);
  sheet.walkAtRules(removeEmptyBlocks);
  return sheet.toString();
}

/** Vite plugin: shrinks Radix Themes' stylesheets to what the shop uses. */
export function radixSubset(): Plugin {
  return {
    name: "radix-subset",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("@radix-ui/themes/components.css")) return usedRadixRules(code);
      return id.includes("@radix-ui/themes/tokens/") ? usedRadixTokens(code) : null;
    },
  };
}
