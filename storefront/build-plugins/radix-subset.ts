import postcss, { type AtRule, type Rule } from "postcss";
import type { Plugin } from "vite";

/**
 * The parts of Radix Themes that the shop uses (`rt-<Name>` in class names), by the import that brings
 * their styles. Its whole stylesheet is 86 kB compressed, and all pages have that of `components.css`
 * in them: a part that few use is named behind a question mark, where it is used.
 */
const PARTS_OF_IMPORT = {
  "components.css": ["reset", "BaseButton", "BaseDialog", "Button", "Dialog", "IconButton"],
  "components.css?menus": ["BaseMenu", "DropdownMenu", "Select"],
  "components.css?slider": ["Slider"],
  "components.css?tabs": ["BaseTabList", "Tabs"],
};
type PartsImport = keyof typeof PARTS_OF_IMPORT;
const BROUGHT_BY_ALL: PartsImport = "components.css";

/** Looks of a part that the shop does not use: leaving them out halves the rest. */
const UNUSED_LOOKS = [
  /\.dark\b/,
  /\.rt-variant-classic\b/,
  /\.rt-variant-ghost\b/,
  /\.rt-variant-surface\b(?=.*\.rt-BaseButton)/,
  /\.rt-r-size-[14-9]\b(?=.*\.rt-(Select|Slider))/,
];

const RESPONSIVE_CLASS = /\.(xs|sm|md|lg|xl)\\:/;
const PART_NAME = /\.rt-([A-Za-z]+)/g;

/** Class names that say how a part looks, not which part it is. */
const LOOK_CLASS = /^(r|variant|high|loading|loose|line|truncate|active|popper)$/;

function isUsed(selector: string, brought: PartsImport): boolean {
  if (RESPONSIVE_CLASS.test(selector)) return false;
  // Not the selector as a whole counts but the part it styles and those around it.
  const withoutNegations = selector.replace(/:not\([^)]*\)/g, "");
  const parts = [...withoutNegations.matchAll(PART_NAME)]
    .map((match) => match[1] ?? "")
    .filter((part) => !LOOK_CLASS.test(part));
  // Rules of no part at all come once.
  if (parts.length === 0 && brought !== BROUGHT_BY_ALL) return false;
  const used = PARTS_OF_IMPORT[brought];
  const isOurs = parts.every((part) =>
    used.some((name) => new RegExp(`^${name}(?![a-z])`).test(part)),
  );
  return isOurs && !UNUSED_LOOKS.some((look) => look.test(withoutNegations));
}

function keepUsedSelectors(rule: Rule, brought: PartsImport): void {
  const parent = rule.parent;
  if (parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes")) return;
  const used = rule.selectors.filter((selector) => isUsed(selector, brought));
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

/** The rules of Radix Themes' stylesheet that an import brings; responsive props are not kept. */
export function usedRadixRules(css: string, brought: PartsImport = BROUGHT_BY_ALL): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => keepUsedSelectors(rule, brought));
  sheet.walkAtRules(removeEmptyBlocks);
  return sheet.toString();
}

/** Vite plugin: shrinks Radix Themes' stylesheets to what the shop uses. */
export function radixSubset(): Plugin {
  return {
    name: "radix-subset",
    enforce: "pre",
    transform(code, id) {
      const [, brought] = /@radix-ui\/themes\/(components\.css(?:\?\w+)?)$/.exec(id) ?? [];
      if (brought && brought in PARTS_OF_IMPORT)
        return usedRadixRules(code, brought as PartsImport);
      return id.includes("@radix-ui/themes/tokens/") ? usedRadixTokens(code) : null;
    },
  };
}
