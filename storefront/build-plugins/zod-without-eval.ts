import type { Plugin } from "vite";

const CORE = /\/zod\/v4\/core\/core\.js$/;
const CONFIG = "export const globalConfig = {};";

/** Zod without programs made of text. Throws when it is told so differently now. */
export function withoutEval(code: string): string {
  if (!code.includes(CONFIG)) throw new Error("Zod keeps its configuration differently now.");
  return code.replace(CONFIG, "export const globalConfig = { jitless: true };");
}

/**
 * Vite plugin for production builds: Zod tries whether the page may make programs of text, which the
 * pages' policy refuses, and browsers report each try as an attack.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "zod-without-eval",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform: (code, id) => (CORE.test(id) ? withoutEval(code) : null),
  };
}
