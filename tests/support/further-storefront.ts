import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { aFreePort } from "./a-free-port.ts";
import { shopUnderTest } from "./shop-under-test.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROGRAM = "storefront/build/server/index.js";

/**
 * One more process of the storefront, before the Medusa of the shop under test unless the settings name
 * another. Ends with `stop`.
 */
export async function openFurtherStorefront(settings: NodeJS.ProcessEnv = {}) {
  const port = await aFreePort();
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1" };
  const storefront = spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    // Tests log warnings alone; that it is ready is less than one.
    env: { ...env, LOG_LEVEL: "info", MEDUSA_URL: shopUnderTest().medusaUrl, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    storefront.stdout.on("data", (text) => {
      if (String(text).includes("Storefront ready")) resolve();
    });
    storefront.once("exit", () => reject(new Error("The further storefront did not start.")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      storefront.kill();
      if (storefront.exitCode === null) await once(storefront, "exit");
    },
  };
}
