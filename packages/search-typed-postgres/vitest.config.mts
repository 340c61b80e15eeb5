import { defineConfig } from "vitest/config";

/** For this package alone; the repository that holds it runs the same tests with its own. */
export default defineConfig({ test: { include: ["{src,integration-tests}/**/*.test.ts"] } });
