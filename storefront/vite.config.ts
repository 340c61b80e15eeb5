import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { buttonsWithoutWaiting } from "./build-plugins/buttons-without-waiting.ts";
import { className } from "./build-plugins/class-names.ts";
import { inlineScripts } from "./build-plugins/inline-scripts.ts";
import { limitsInPlace } from "./build-plugins/limits-in-place.ts";
import { moduleSizes } from "./build-plugins/module-sizes.ts";
import { mutationsWhenUsed } from "./build-plugins/mutations-when-used.ts";
import { oneRadixCopy } from "./build-plugins/one-radix-copy.ts";
import { packagesNamed } from "./build-plugins/packages-named.ts";
import { queriesWithoutEndlessLists } from "./build-plugins/queries-without-endless-lists.ts";
import { radixSubset } from "./build-plugins/radix-subset.ts";
import { reactRouterProduction } from "./build-plugins/react-router-production.ts";
import { routerMatchesQuickly } from "./build-plugins/router-matches-quickly.ts";
import { routerWithoutUnused } from "./build-plugins/router-without-unused.ts";
import { shellChunks } from "./build-plugins/shell-chunks.ts";
import { shellStylesOnce } from "./build-plugins/shell-styles-once.ts";
import { themeWithoutTooltips } from "./build-plugins/theme-without-tooltips.ts";
import { zodWithoutUnused } from "./build-plugins/zod-without-unused.ts";

const APP_FOLDER = fileURLToPath(new URL("./app", import.meta.url));

/** The files of `shellChunks` that no page is without. */
const SHELL_FILES = /\/(framework|radix|shell)-[\w-]{8}\.js$/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    inlineScripts(),
    oneRadixCopy(),
    reactRouterProduction(),
    routerMatchesQuickly(),
    routerWithoutUnused(),
    radixSubset(),
    themeWithoutTooltips(),
    buttonsWithoutWaiting(),
    queriesWithoutEndlessLists(),
    mutationsWhenUsed(),
    zodWithoutUnused(),
    limitsInPlace(),
    shellStylesOnce(),
    moduleSizes(),
    packagesNamed(),
    reactRouter(),
  ],
  resolve: { alias: { "~": APP_FOLDER } },
  css: { modules: { generateScopedName: className } },
  // What it stands on lies beside it, in versions of its own.
  ssr: { external: ["@eldercare/server", "@eldercare/server/open-telemetry"] },
  // Known from the start: found one by one, each would reload the page that a developer looks at.
  optimizeDeps: {
    include: [
      "@radix-ui/react-toast",
      "@radix-ui/themes",
      "@hookform/resolvers/zod",
      "@stripe/react-stripe-js",
      "@stripe/stripe-js",
      "@tanstack/react-query",
      "react-dom/client",
      "react-hook-form",
      "react-router-dom",
      "zod",
    ],
    // A file an icon, and each is one of many: made ready one by one, they would reload the page.
    exclude: ["lucide"],
  },
  build: {
    target: "es2022",
    // 4 % smaller than esbuild's in the form in which it is sent, React above all.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    // Small images stay files: a data URL in the stylesheet is paid for on every page. Prices' zero stands in
    // the pages themselves (app/entry.server.tsx).
    assetsInlineLimit: (file) => file.endsWith("/zero.woff2"),
    reportCompressedSize: false,
    // What every page starts with is there whenever something is fetched later.
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => !SHELL_FILES.test(file)),
    },
    // React as it is written: in functions that wait to be called, browsers read it twice, 8 ms of each start.
    commonjsOptions: { strictRequires: false },
    rollupOptions: isSsrBuild
      ? // The whole program, so that plain Node.js runs it: a compiler in the process is 45 MB.
        { input: fileURLToPath(new URL("./server/main.ts", import.meta.url)) }
      : {
          output: { manualChunks: shellChunks(), onlyExplicitManualChunks: true },
          onwarn(warning, warn) {
            // Files that import each other start in the wrong order: a blank page, seen only when run.
            if (warning.code === "CIRCULAR_CHUNK") throw new Error(warning.message);
            warn(warning);
          },
        },
  },
}));
