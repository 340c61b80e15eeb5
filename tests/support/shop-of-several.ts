import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePorts } from "../../scripts/ports.ts";
import { copyDatabase } from "../../scripts/postgres.ts";
import { projectRoot } from "../../scripts/project-root.ts";
import { openCaddy } from "./caddy-server.ts";
import { fleetProcesses } from "./fleet-processes.ts";
import { RedisServer } from "./redis-server.ts";

/**
 * A shop as `npm run start:production` keeps it: two servers, two workers, two storefronts, a Redis and
 * Caddy, with a copy of the prepared database.
 */
export async function openShopOfSeveral() {
  const { PREPARED_DATABASE_URL: prepared, PATH, HOME, LANG } = process.env;
  if (!prepared) throw new Error('PREPARED_DATABASE_URL is not set: run the test with "npm test"');
  const dataDir = await mkdtemp(join(tmpdir(), "several-"));
  await chmod(dataDir, 0o711);
  const [shop = 0, medusa = 0, worker, simulator, metrics = 0, http = 0, https = 0] =
    await findFreePorts(7);
  const [redis, caddy] = await Promise.all([
    RedisServer.open(),
    openCaddy({ shop, medusa, http, https }),
  ]);
  const databaseUrl = await copyDatabase(prepared, `several_${https}`);
  const env = {
    ...{ PATH, HOME, LANG, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, REDIS_URL: redis.url },
    ...{ SERVERS: "2", WORKERS: "2", STOREFRONTS: "2", HOST: "127.0.0.1" },
    ...{ SHOP_URL: caddy.shopUrl, MEDUSA_URL: caddy.adminUrl },
    ...{ TRUSTED_PROXIES: "1", MEDUSA_TRUSTED_PROXIES: "1" },
    // The owner is there already. At an https address the demo's password is no setting any more.
    ...{ ADMIN_PASSWORD: "of-somebody-else-than-the-demo" },
    ...{ PORT: `${shop}`, MEDUSA_PORT: `${medusa}`, WORKER_PORT: `${worker}` },
    ...{ STRIPE_SIMULATOR_PORT: `${simulator}`, METRICS_PORT: `${metrics}` },
    ...{ LOG_LEVEL: "http", LOG_FORMAT: "json" },
  };
  const run = (command: string) =>
    spawn(process.execPath, ["--import", "tsx", join(projectRoot, `scripts/${command}.ts`)], {
      cwd: projectRoot,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
  const launcher = run("start-production");
  let said = "";
  await new Promise<void>((resolve, reject) => {
    for (const output of [launcher.stdout, launcher.stderr]) {
      output.on("data", (text) => {
        said += text;
        if (said.includes("The shop is open.")) resolve();
      });
    }
    launcher.once("exit", () => reject(new Error(`The shop did not open: ${said.slice(-4000)}`)));
  });
  return {
    ...caddy,
    databaseUrl,
    /** What this kind of program has logged. */
    logged: (name: "medusa" | "storefront") => readFile(join(dataDir, `logs/${name}.log`), "utf8"),
    metrics,
    httpPort: http,
    /** Past Caddy. */
    medusaUrl: `http://127.0.0.1:${medusa}`,
    processes: () => fleetProcesses(`${medusa}`),
    /** `npm run restart:production`, and what it said. */
    async restart(): Promise<string> {
      const restarting = run("restart-production");
      let told = "";
      for (const output of [restarting.stdout, restarting.stderr]) {
        output.on("data", (text) => {
          told += text;
        });
      }
      const [code] = await once(restarting, "exit");
      if (code !== 0) throw new Error(`It was not begun anew (${code}): ${told}`);
      return told;
    },
    async stop() {
      launcher.kill();
      if (launcher.exitCode === null) await once(launcher, "exit");
      await Promise.all([caddy.stop(), redis.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
