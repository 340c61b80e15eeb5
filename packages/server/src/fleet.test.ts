import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { type ClientRequest, get } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformWithEsbuild } from "vite";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FleetNews, RENEW_SIGNAL } from "./fleet.js";

/** Answers with its own id, takes a moment for it, and ends as the shop's servers do. */
const SERVER = `
  import { createServer } from "node:http";
  import { existsSync } from "node:fs";
  const { IS_BROKEN, BREAKS_WITH, HANGS_WITH } = process.env;
  if (IS_BROKEN || existsSync(BREAKS_WITH)) process.exit(3);
  if (existsSync(HANGS_WITH)) await new Promise((resolve) => setTimeout(resolve, 60_000));
  const server = createServer((request, response) => {
    if (request.url === "/work") response.end(String(process.pid), () => { for (;;); });
    else setTimeout(() => response.end(String(process.pid)), 20);
  });
  server.listen(Number(process.env.PORT), "127.0.0.1");
  process.on("SIGTERM", () => server.close(() => setTimeout(() => process.exit(0), 500)));
`;
/** As they are built: every process of the fleet would have to compile them else. */
const SOURCES = new URL(".", import.meta.url);
const PACKAGES = new URL("../../../node_modules", import.meta.url);
const PATIENCE_MS = 20_000;

let fleet: ChildProcess | undefined;
let folder = "";
afterEach(async () => {
  fleet?.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

async function aFleet(env: NodeJS.ProcessEnv = {}) {
  folder = await mkdtemp(join(tmpdir(), "fleet-"));
  const program = join(folder, "server.mjs");
  await writeFile(program, SERVER);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await symlink(PACKAGES, join(folder, "node_modules"));
  for (const name of await readdir(SOURCES)) {
    if (name.endsWith(".test.ts")) continue;
    const source = await readFile(new URL(name, SOURCES), "utf8");
    const { code } = await transformWithEsbuild(source, name);
    await writeFile(join(folder, name.replace(/ts$/, "js")), code);
  }
  const port = await aFreePort();
  const started = spawn(process.execPath, [join(folder, "fleet-program.js"), "2", program], {
    env: {
      ...process.env,
      ...{ BREAKS_WITH: join(folder, "breaks"), HANGS_WITH: join(folder, "hangs") },
      ...env,
      PORT: String(port),
    },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const news: FleetNews[] = [];
  started.on("message", (told) => news.push(told as FleetNews));
  fleet = started;
  const pids = async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(port)));
    return [...new Set(answers)].sort();
  };
  return { fleet: started, port, pids, news };
}

async function aFreePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

function ask(port: number, path = "/"): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent: false, timeout: 10_000 }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve(text);
    })
      .on("timeout", function (this: ClientRequest) {
        this.destroy(new Error("no answer"));
      })
      .on("error", reject);
  });
}

const twoOf = (pids: () => Promise<string[]>) =>
  vi.waitFor(
    async () => {
      const found = await pids();
      expect(found).toHaveLength(2);
      return found;
    },
    { timeout: PATIENCE_MS },
  );

describe("a fleet", () => {
  it("shares a port, makes way one by one without a refused request, replaces who dies, and ends", async () => {
    const { fleet, port, pids, news } = await aFleet();
    const first = await twoOf(pids);
    let isOver = false;
    let answered = 0;
    const asking = (async () => {
      while (!isOver) {
        await ask(port);
        answered += 1;
      }
    })();
    fleet.kill(RENEW_SIGNAL);
    const second = await vi.waitFor(
      async () => {
        const found = await twoOf(pids);
        expect(found.some((pid) => first.includes(pid))).toBe(false);
        return found;
      },
      { timeout: PATIENCE_MS },
    );
    isOver = true;
    await asking;
    expect(answered).toBeGreaterThan(10);
    await vi.waitFor(() => expect(news).toHaveLength(3), { timeout: PATIENCE_MS });
    expect(news).toEqual([
      ...first.map(() => expect.objectContaining({ is: "replaced" })),
      { is: "renewed", whole: true },
    ]);
    const told = news.flatMap((each) => (each.is === "replaced" ? [each] : []));
    expect(told.map(({ old }) => String(old)).sort()).toEqual(first);
    expect(told.map(({ by }) => String(by)).sort()).toEqual(second);

    // Nobody makes way for who does not come to listen.
    news.length = 0;
    await writeFile(join(folder, "breaks"), "");
    fleet.kill(RENEW_SIGNAL);
    await vi.waitFor(() => expect(news).toHaveLength(2), { timeout: PATIENCE_MS });
    expect(news).toEqual([
      { is: "kept", by: expect.any(Number), reason: "ended before it was ready (3)" },
      { is: "renewed", whole: false },
    ]);
    await rm(join(folder, "breaks"));
    expect(await twoOf(pids)).toEqual(second);

    process.kill(Number(second[0]), "SIGKILL");
    await vi.waitFor(async () => expect(await twoOf(pids)).not.toContain(second[0]), {
      timeout: PATIENCE_MS,
    });
    fleet.kill("SIGTERM");
    expect(await once(fleet, "exit")).toEqual([0, null]);
    await expect(ask(port)).rejects.toThrow("ECONNREFUSED");
  }, 60_000);

  it("leaves nobody waiting for a process that was killed before it took them", async () => {
    const { port, pids } = await aFleet();
    await twoOf(pids);
    const busy = Number(await ask(port, "/work"));
    // One of these is handed to the one that does not look up.
    const asked = Promise.allSettled(Array.from({ length: 4 }, () => ask(port)));
    await new Promise((resolve) => setTimeout(resolve, 500));
    process.kill(busy, "SIGKILL");
    const reasons = (await asked).flatMap((each) =>
      each.status === "rejected" ? [String(each.reason)] : [],
    );
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).not.toContain("no answer");
  }, 60_000);

  it("keeps whom it has while a new one does not come to listen in time", async () => {
    const { fleet, pids, news } = await aFleet({ FLEET_READY_SECONDS: "2" });
    const first = await twoOf(pids);
    await writeFile(join(folder, "hangs"), "");
    fleet.kill(RENEW_SIGNAL);
    await vi.waitFor(() => expect(news).toHaveLength(2), { timeout: PATIENCE_MS });
    expect(news).toEqual([
      { is: "kept", by: expect.any(Number), reason: "did not listen within 2 s" },
      { is: "renewed", whole: false },
    ]);
    expect(await twoOf(pids)).toEqual(first);
  }, 60_000);

  it("ends when its processes cannot begin", async () => {
    const { fleet } = await aFleet({ IS_BROKEN: "1" });
    expect(await once(fleet, "exit")).toEqual([1, null]);
  }, 20_000);
});
