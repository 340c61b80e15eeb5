import type { Plugin } from "vite";

const ROUTER = /^react-router(\/dom)?$/;
const DEVELOPMENT = "/react-router/dist/development/";
const PRODUCTION = "/react-router/dist/production/";

/**
 * Vite plugin for the browser's files: React Router's package leads every bundler to its development
 * build, with warnings for its developers; the production build lies beside it.
 */
export function reactRouterProduction(): Plugin {
  return {
    name: "react-router-production",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!ROUTER.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(DEVELOPMENT, PRODUCTION) };
    },
  };
}
