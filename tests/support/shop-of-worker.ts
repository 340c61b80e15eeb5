/**
 * Runs before each file of integration and browser tests: puts into the environment where the shop
 * of this worker is. `npm test` opens one shop for each of vitest's workers, so that files of two
 * workers never see each other's products.
 */
const shops: NodeJS.ProcessEnv[] = JSON.parse(process.env.TEST_SHOPS ?? "[]");
Object.assign(process.env, shops[Number(process.env.VITEST_POOL_ID) - 1]);
