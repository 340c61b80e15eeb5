import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const GENERATED = ["**/node_modules/**", "**/dist/**", "**/.medusa/**", "**/build/**"];
const storefrontApp = fileURLToPath(new URL("./storefront/app", import.meta.url));

/** Unit tests lie beside what they test; the other two need the running shop of `npm test`. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { "~": storefrontApp } },
        test: {
          name: "unit",
          include: [
            "{packages,backend,admin-extensions,storefront,scripts,tests}/**/*.test.{ts,tsx}",
          ],
          exclude: GENERATED,
          // A worker loads each module once for all its files, so a test leaves nothing behind in one.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          maxWorkers: availableParallelism(),
        },
      },
      {
        test: {
          name: "integration",
          include: ["backend/integration-tests/**/*.spec.ts"],
          exclude: GENERATED,
          // One shop serves all files: side by side they would see each other's products.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.spec.ts"],
          exclude: GENERATED,
          fileParallelism: false,
          // A browser on a busy machine may miss a moment; the report shows what was tried twice.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
