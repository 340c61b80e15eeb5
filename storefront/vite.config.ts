import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { radixSubset } from "./build-plugins/radix-subset.ts";
import { shellChunks } from "./build-plugins/shell-chunks.ts";

const APP_FOLDER = fileURLToPath(new URL("./app", import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [radixSubset(), reactRouter()],
  resolve: { alias: { "~": APP_FOLDER } },
  // Radix's packages name their module files in ways Node does not resolve by itself.
  ssr: { noExternal: [/^@radix-ui\//, "radix-ui"] },
  build: {
    target: "es2022",
    // Small pictures stay files: a data URL in the stylesheet is paid for on every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? {}
      : { output: { manualChunks: shellChunks(), onlyExplicitManualChunks: true } },
  },
}));
