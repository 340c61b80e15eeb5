import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ProductFields } from "@eldercare/catalog-import";
import type { IndexComparison } from "../../src/catalog/search-index/index-comparison";
import { reportIn, type SeedRun } from "./seed-report";

/**
 * A script of `backend/src/scripts`, a job of `backend/src/jobs`, products that Medusa makes, what it
 * counts as available, or orders that are made both by it and by the shop.
 */
export interface SessionRequest {
  kind: "script" | "job" | "products" | "availability" | "orders";
  name: string;
  args: string[];
  /** What a person has set where the command is typed, the folder (INIT_CWD) among it. */
  env: Record<string, string | undefined>;
}

interface Ending {
  exitCode: number;
  output: string;
}

const ROOT = join(__dirname, "../../..");
const SCRIPT = "./backend/integration-tests/support/medusa-session-script.ts";

/**
 * A Medusa beside the shop under test, on its database: started once for all files of this worker,
 * since that takes seconds. It ends with the worker, when its standard input does.
 */
let session: ChildProcessWithoutNullStreams | undefined;
let last: Promise<unknown> = Promise.resolve();

function open(): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, ["node_modules/@medusajs/cli/cli.js", "exec", SCRIPT], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: "error" },
  });
  child.once("exit", () => {
    session = undefined;
  });
  // Writing to a process that has ended must fail the run, not the test program.
  child.stdin.on("error", () => undefined);
  return child;
}

function runNow(request: SessionRequest): Promise<Ending> {
  session ??= open();
  const child = session;
  const lines = createInterface({ input: child.stdout });
  const said: string[] = [];
  const note = (data: Buffer) => said.push(data.toString());
  child.stderr.on("data", note);
  return new Promise<Ending>((resolve, reject) => {
    const fail = () => reject(new Error(`Medusa ended:\n${said.join("\n")}`));
    child.once("exit", fail);
    lines.on("line", (line) => {
      const [, exitCode] = /^\{"sessionExit":(\d+)\}$/.exec(line) ?? [];
      if (exitCode === undefined) return said.push(line);
      child.off("exit", fail).stderr.off("data", note);
      lines.close();
      resolve({ exitCode: Number(exitCode), output: said.join("\n") });
    });
    child.stdin.write(`${JSON.stringify(request)}\n`);
  });
}

/** One after the other. */
function run(
  kind: SessionRequest["kind"],
  name: string,
  args: string[],
  env: SessionRequest["env"] = {},
): Promise<Ending> {
  const { INIT_CWD } = process.env;
  const request = { kind, name, args, env: { INIT_CWD, ...env } };
  const next = last.then(() => runNow(request));
  last = next.catch(() => undefined);
  return next;
}

/**
 * The object that a request answered. Other lines stand beside it: what Medusa says of a lost
 * connection, for one, when another test cuts them.
 */
function jsonIn(output: string): string {
  const line = output.split("\n").findLast((each) => each.startsWith("{"));
  if (line === undefined) throw new Error(`Medusa answered no object:\n${output}`);
  return line;
}

/** `npm run seed -- …`, with its report. */
export async function runSeed(...args: string[]): Promise<SeedRun> {
  const { exitCode, output } = await run("script", "seed", [...args, "--json"]);
  return { exitCode, report: reportIn(output), output };
}

/** `npm run export -- … --out <path>`. */
export async function exportTo(path: string, ...args: string[]): Promise<void> {
  const { exitCode, output } = await run("script", "export", [...args, "--out", path]);
  if (exitCode !== 0) throw new Error(`The export ended with ${exitCode}:\n${output}`);
}

/** `NEW_PASSWORD=… npm run admin-password -- <email>`. */
export function setAdminPassword(email: string, password: string): Promise<Ending> {
  return run("script", "admin-password", [email], { NEW_PASSWORD: password });
}

/** `npm run catalogue -- <task> --json`, with what it found. */
export async function runCatalogue(
  task: "check" | "reindex",
): Promise<{ exitCode: number; found: IndexComparison }> {
  const { exitCode, output } = await run("script", "catalogue", [task, "--json"]);
  return { exitCode, found: JSON.parse(jsonIn(output)) };
}

/** Makes a product by Medusa's own workflow, in a category. */
export async function makeByMedusa(fields: ProductFields, categoryId: string): Promise<void> {
  const { exitCode, output } = await run("products", "one", [JSON.stringify(fields), categoryId]);
  if (exitCode !== 0) throw new Error(`Medusa made no product:\n${output}`);
}

/** How much of variants Medusa itself lets a sales channel sell, by variant; `null` for what it does not count. */
export async function availabilityByMedusa(
  channel: string,
  variantIds: readonly string[],
): Promise<Record<string, number | null>> {
  const { exitCode, output } = await run("availability", channel, [...variantIds]);
  if (exitCode !== 0) throw new Error(`Medusa counted nothing:\n${output}`);
  return JSON.parse(jsonIn(output));
}

/** Does something with orders both by Medusa's modules and by the shop's statements; answers JSON. */
export async function withOrdersOfBoth(
  what: "make" | "capture" | "send" | "read" | "remove",
  args: readonly string[],
): Promise<string> {
  const { exitCode, output } = await run("orders", what, [...args]);
  if (exitCode !== 0) throw new Error(`Orders (${what}):\n${output}`);
  return what === "capture" || what === "remove" ? "{}" : jsonIn(output);
}

/** Runs a scheduled job now. */
export async function runJob(name: string): Promise<void> {
  const { exitCode, output } = await run("job", name, []);
  if (exitCode !== 0) throw new Error(`The job ${name} failed:\n${output}`);
}
