import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { measureThroughput, type Throughput } from "./throughput.ts";

const CONNECTIONS = [8, 64];

export interface BesideBareRoute {
  connections: number;
  shop: Throughput;
  bare: Throughput;
  /** The shop's answers a second as a part of the bare route's. */
  ratio: number;
}

/** Answers a second of an address, beside one route of Express that answers the same bytes. */
export async function measureBesideBareRoute(url: string): Promise<BesideBareRoute[]> {
  const bareRoute = await openBareRoute(url);
  try {
    const results: BesideBareRoute[] = [];
    for (const connections of CONNECTIONS) {
      const shop = await measureThroughput(url, { connections });
      const bare = await measureThroughput(bareRoute.url, { connections });
      const ratio = Math.round((shop.perSecond / bare.perSecond) * 100) / 100;
      results.push({ connections, shop, bare, ratio });
    }
    return results;
  } finally {
    await bareRoute.close();
  }
}

async function openBareRoute(url: string) {
  const program = spawn(
    process.execPath,
    ["--import", "tsx", join(import.meta.dirname, "bare-route.ts"), url],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, NODE_ENV: "production" } },
  );
  const ended = once(program, "exit");
  const [port] = await Promise.race([
    once(createInterface(program.stdout), "line"),
    ended.then(() => {
      throw new Error(`There is nothing to compare ${url} with.`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      program.kill();
      await ended;
    },
  };
}
