import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { SeedRun } from "./run-seed-command";

const ROOT = join(__dirname, "../../..");

/** The seed command in a Medusa that is started once, on the database of the shop under test. */
export interface SeedSession {
  run(...args: string[]): Promise<SeedRun>;
  close(): void;
}

export function openSeedSession(): SeedSession {
  const child = spawn(
    process.execPath,
    [
      "node_modules/@medusajs/cli/cli.js",
      "exec",
      "./backend/integration-tests/support/seed-session-script.ts",
    ],
    { cwd: ROOT, env: { ...process.env, LOG_LEVEL: "error" } },
  );
  let said: string[] = [];
  let finish: ((exitCode: number) => void) | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    child.once("exit", () => reject(new Error(`The seed ended:\n${said.join("\n")}`)));
  });
  // An end between two runs is for the next run to report.
  ended.catch(() => undefined);
  createInterface({ input: child.stdout }).on("line", (line) => {
    said.push(line);
    if (line.startsWith('{"seedExit"')) finish?.(JSON.parse(line).seedExit);
  });
  // Writing to a process that has ended must fail the run, not the test program.
  child.stdin.on("error", () => undefined);
  child.stderr.on("data", (data: Buffer) => said.push(data.toString()));
  return {
    run: (...args) => {
      said = [];
      const done = new Promise<SeedRun>((resolve, reject) => {
        finish = (exitCode) => {
          const output = said.join("\n");
          const json = said.find((line) => /^\{"(?!seedExit)/.test(line));
          if (json) resolve({ exitCode, report: JSON.parse(json), output });
          else reject(new Error(`The seed printed no report:\n${output}`));
        };
      });
      child.stdin.write(`${JSON.stringify([...args, "--json"])}\n`);
      return Promise.race([done, ended]);
    },
    close: () => child.stdin.end(),
  };
}
