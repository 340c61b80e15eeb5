import type { Plugin } from "vite";

const THEME = /\/@radix-ui\/themes\/dist\/esm\/components\/theme\.js$/;
const TOOLTIP_IMPORT = /,Tooltip as (\w+)\}from"radix-ui";/;

/** Radix Themes' theme around its children alone. Throws when the theme imports something else now. */
export function withoutTooltips(code: string): string {
  if (!TOOLTIP_IMPORT.test(code))
    throw new Error("Radix's theme holds its tooltips differently now.");
  return code.replace(
    TOOLTIP_IMPORT,
    '}from"radix-ui";const $1={Provider:({children})=>children};',
  );
}

/**
 * Vite plugin for production builds: Radix's theme gives all tooltips one delay, and so brings what
 * places them to every page, 8 kB. The shop has no tooltips; one would fail for want of its provider.
 */
export function themeWithoutTooltips(): Plugin {
  return {
    name: "theme-without-tooltips",
    apply: "build",
    enforce: "pre",
    transform: (code, id) => (THEME.test(id) ? withoutTooltips(code) : null),
  };
}
