import type { Plugin } from "vite";

const BUTTON = /\/@radix-ui\/themes\/dist\/esm\/components\/_internal\/base-button\.js$/;
const WAITING =
  /import\{Flex as \w+\}from"[^"]+";import\{Spinner as \w+\}from"[^"]+";import\{VisuallyHidden as \w+\}from"[^"]+";/;
const SIZES = /import\{mapResponsiveProp as \w+,mapButtonSizeToSpinnerSize as \w+\}from"[^"]+";/;
const CONTENT = /(\w+)\.loading\?.+:(\w+)\)\}\);/;

/** Radix Themes' button around what it says alone. Throws when it is made differently now. */
export function withoutWaiting(code: string): string {
  if (![WAITING, SIZES, CONTENT].every((part) => part.test(code)))
    throw new Error("Radix's button shows that it waits differently now.");
  return code.replace(WAITING, "").replace(SIZES, "").replace(CONTENT, "$2)});");
}

/**
 * Vite plugin for production builds: Radix's button can show a spinner, and so brings it and what lays
 * it out to every page. The shop's buttons say in words what they are doing (`loading` is no property
 * of ours: packages/ui/src/button.tsx).
 */
export function buttonsWithoutWaiting(): Plugin {
  return {
    name: "buttons-without-waiting",
    apply: "build",
    enforce: "pre",
    transform: (code, id) => (BUTTON.test(id) ? withoutWaiting(code) : null),
  };
}
