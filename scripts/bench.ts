import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { CliError } from "./cli-error.ts";
import { runCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { projectRoot } from "./project-root.ts";
import { runInTerminal } from "./run-in-terminal.ts";
import { prepareShop, startShop } from "./shop.ts";
import { stopRequested } from "./stop-signals.ts";

const BENCHES = join(projectRoot, "tests/bench");

/**
 * `npm run bench -- <name> …`: runs tests/bench/<name>.ts against a shop of its own, whose data
 * stays in `.cache/bench-<name>`: a large catalog is loaded once, and no other benchmark has it. With
 * REDIS_URL the shop is one of several processes of each kind.
 */
await runCommand(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const script = join(BENCHES, `${name}.ts`);
  if (!name || !existsSync(script)) throw new CliError(await usage());
  const signal = stopRequested();
  const progress = createProgress();
  const env = {
    ...process.env,
    DATA_DIR: join(projectRoot, `.cache/bench-${name}`),
    // Benchmarks come as visitors from many places, each behind a proxy that names them.
    TRUSTED_PROXIES: "1",
    MEDUSA_TRUSTED_PROXIES: "1",
    WORKERS: process.env.WORKERS ?? "2",
  };
  const mode = process.env.REDIS_URL ? "fleet" : "production";
  if (mode === "fleet") await (await prepareShop({ env, progress, signal })).stop();
  const shop = await startShop({ env, progress, signal, mode });
  try {
    const { settings, databaseUrl, dataDir } = shop;
    return await runInTerminal(
      {
        command: process.execPath,
        args: ["--import", "tsx", script, ...args],
        cwd: projectRoot,
        env: {
          ...shop.env,
          SHOP_URL: settings.SHOP_URL,
          MEDUSA_URL: settings.MEDUSA_URL,
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDir,
        },
      },
      signal,
    );
  } finally {
    await shop.stop();
  }
});

async function usage(): Promise<string> {
  const files = await readdir(BENCHES).catch(() => []);
  const names = files.flatMap((file) => (file.endsWith(".ts") ? [file.slice(0, -3)] : []));
  return `Say which benchmark to run: npm run bench -- <name>. There are: ${names.join(", ") || "none yet"}`;
}
