import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const GENERATED = ["**/node_modules/**", "**/dist/**", "**/.medusa/**", "**/build/**"];
const storefrontApp = fileURLToPath(new URL("./storefront/app", import.meta.url));

/** A failure shows what was there, not "{ …(1) }": its first line is all that is read of most runs. */
const OF_ALL = { chaiConfig: { truncateThreshold: 0 } };

// Each worker has a shop of its own, and goes through its files one by one: what a file needs once,
// such as a browser, stays for the next.
const IN_A_SHOP = {
  ...OF_ALL,
  setupFiles: [fileURLToPath(new URL("./tests/support/shop-of-worker.ts", import.meta.url))],
  isolate: false,
};

/** Need a shop in which no other test has been yet. */
const FIRST_IN_THEIR_SHOPS = [
  // Compares pages with kept pictures.
  "/tests/e2e/every-page.spec.ts",
  // Asks the shop by its socket, which a further Medusa of the same folder takes, and takes along when it ends.
  "/backend/integration-tests/small-commands.spec.ts",
];

class FreshShopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) =>
      FIRST_IN_THEIR_SHOPS.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

/** Pages of the storefront, whose cart and session last for as long as a tab: a tab for each file. */
const WHOLE_VISITS = [
  "storefront/app/routes/**/*.test.tsx",
  "storefront/app/features/cart/**/*.test.tsx",
];

/** What comes soon is waited for, however busy the machine is; vitest's own patience is one second. */
const A_BUSY_MACHINE = { poll: { timeout: 15_000 } };

const OF_COMPONENTS = {
  resolve: { alias: { "~": storefrontApp } },
  test: {
    ...OF_ALL,
    // A look is the names that its styles have: without them every name would be there.
    css: true,
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "https://shop.example/" } },
    setupFiles: [fileURLToPath(new URL("./tests/components/set-up.ts", import.meta.url))],
    // Pages know that they are in a browser.
    env: { SSR: "" },
    server: { deps: { inline: [/@radix-ui\/themes/] } },
    testTimeout: 60_000,
    expect: A_BUSY_MACHINE,
    maxWorkers: availableParallelism(),
  },
};

/**
 * Unit tests and tests of components lie beside what they test; the other two need the running
 * shops of `npm test`.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: FreshShopsFirst },
    projects: [
      {
        resolve: { alias: { "~": storefrontApp } },
        test: {
          ...OF_ALL,
          name: "unit",
          include: ["{packages,backend,admin-extensions,storefront,scripts,tests}/**/*.test.ts"],
          exclude: GENERATED,
          // A worker loads each module once for all its files, so a test leaves nothing behind in one.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          // Properties try hundreds of inputs, beside the compiler in `npm test`.
          testTimeout: 60_000,
          expect: A_BUSY_MACHINE,
          maxWorkers: availableParallelism(),
        },
      },
      {
        ...OF_COMPONENTS,
        test: {
          ...OF_COMPONENTS.test,
          name: "components",
          include: ["{admin-extensions,storefront,packages}/**/*.test.tsx"],
          exclude: [...GENERATED, ...WHOLE_VISITS],
          // As with unit tests: a browser and all modules for each file are most of a file's time.
          isolate: false,
        },
      },
      {
        ...OF_COMPONENTS,
        test: {
          ...OF_COMPONENTS.test,
          name: "visits",
          include: WHOLE_VISITS,
          exclude: GENERATED,
        },
      },
      {
        test: {
          name: "integration",
          include: ["backend/integration-tests/**/*.spec.ts"],
          exclude: GENERATED,
          ...IN_A_SHOP,
          // Some start a Medusa of their own, beside everything else that runs.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.spec.ts"],
          exclude: GENERATED,
          ...IN_A_SHOP,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
