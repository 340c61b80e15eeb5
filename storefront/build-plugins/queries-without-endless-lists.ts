import type { Plugin } from "vite";

const QUERY_CLIENT = /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/;
const IMPORT = 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";';
const STAND_IN =
  'const infiniteQueryBehavior = () => { throw new Error("Endless lists are left out of the build."); };';

/** TanStack's query client without what only its endless lists need. Throws when it brings that differently now. */
export function withoutEndlessLists(code: string): string {
  if (!code.includes(IMPORT)) {
    throw new Error("TanStack's query client holds its endless lists differently now.");
  }
  return code.replace(IMPORT, STAND_IN);
}

/**
 * Vite plugin for production builds: the query client, which every page starts with, brings what
 * endless lists need. The shop's lists have pages.
 */
export function queriesWithoutEndlessLists(): Plugin {
  return {
    name: "queries-without-endless-lists",
    apply: "build",
    transform: (code, id) => (QUERY_CLIENT.test(id) ? withoutEndlessLists(code) : null),
  };
}
