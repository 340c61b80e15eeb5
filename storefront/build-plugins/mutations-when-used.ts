import type { Plugin } from "vite";

const CACHE = /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/;
const OBSERVER = /\/@tanstack\/query-core\/build\/modern\/mutationObserver\.js$/;

function replaced(code: string, text: string, by: string): string {
  if (!code.includes(text)) {
    throw new Error("TanStack makes its mutations differently now.");
  }
  return code.replace(text, by);
}

/** The cache without what mutations are: whoever makes one has handed it over. */
export const cacheWithoutMutations = (code: string): string =>
  replaced(
    replaced(code, 'import { Mutation } from "./mutation.js";', ""),
    "new Mutation(",
    "new this.Mutation(",
  );

/** What `useMutation` makes hands over what mutations are. */
export const observerWithMutations = (code: string): string =>
  replaced(
    replaced(code, "import { getDefaultState }", "import { getDefaultState, Mutation }"),
    "this.#client = client;",
    "this.#client = client; client.getMutationCache().Mutation = Mutation;",
  );

/**
 * Vite plugin for production builds: every page starts with the query client, which brings what makes
 * mutations; the back office and a page behind a mail's link alone make some.
 */
export function mutationsWhenUsed(): Plugin {
  return {
    name: "mutations-when-used",
    apply: "build",
    transform(code, id) {
      if (CACHE.test(id)) return cacheWithoutMutations(code);
      return OBSERVER.test(id) ? observerWithMutations(code) : null;
    },
  };
}
