/**
 * Runs one of the project's commands: `node scripts/run.mjs start`. Plain JavaScript without
 * packages, because it must work on a fresh clone: it checks Node.js, installs the packages when
 * they do not match package-lock.json, loads `.env`, and hands over to `scripts/<command>.ts`.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { askRunningShop } from "./ask-running-shop.mjs";
import { helpOf } from "./command-help.mjs";
import { isInstalled } from "./is-installed.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = "start", ...args] = process.argv.slice(2);
const script = join(root, "scripts", `${command}.ts`);

if (!existsSync(script)) fail(`There is no command "${command}".`);
checkNode();
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
const help = args.includes("--help") || args.includes("-h") ? helpOf(command) : undefined;
if (help !== undefined) {
  console.log(help);
} else {
  const done = await askRunningShop(root, command, args);
  if (done === undefined) {
    if (!isInstalled(root, command)) install();
    handOver();
  } else {
    // To exit at once would cut off what a slow reader has not taken from the pipe.
    process.exitCode = done;
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!isSupported) {
    fail(
      `Node.js ${process.versions.node} is too old: 20.19 or newer, or 22.12 or newer, is needed.`,
    );
  }
}

function install() {
  console.log("Installing the packages (npm ci; a minute or two the first time) …");
  const startedAt = Date.now();
  // The build tools are development packages, and NODE_ENV=production would leave them out.
  const result = spawnSync(
    "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if (result.status !== 0) {
    fail(
      "The packages could not be installed: npm's message is above (is the registry reachable?).",
    );
  }
  console.log(`Packages installed (${Math.round((Date.now() - startedAt) / 1000)} s)`);
}

function handOver() {
  const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
    cwd: root,
    // What a person types is seen from where they are, also when they use no npm.
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
    // The channel tells the command when this process is gone, however it ended.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWhenOrphaned(child);
  child.on("exit", (code, signal) => {
    if (signal) process.exitCode = 1;
    else process.exitCode = code ?? 1;
    process.exit();
  });
}

/** npm, killed outright, passes no signal on. It is our parent, or our parent's parent (a shell). */
function stopWhenOrphaned(child) {
  const family = ancestors();
  setInterval(() => {
    if (ancestors() !== family) child.kill("SIGTERM");
  }, 1000).unref();
}

function ancestors() {
  const parent = process.ppid;
  try {
    const status = readFileSync(`/proc/${parent}/status`, "utf8");
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(parent);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
