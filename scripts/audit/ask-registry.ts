import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { projectRoot } from "../project-root.ts";
import { NpmAudit } from "./advisories.ts";

/** What the registry knows of our packages, or why it did not say. */
export type RegistryAnswer = { report: NpmAudit } | { silence: string };

const PATIENCE_MS = 60_000;
const NpmError = z.object({ message: z.string() });

/** Asks the registry for the advisories of every locked package: npm sends names and versions alone. */
export async function askRegistry(): Promise<RegistryAnswer> {
  const npm = spawn("npm", ["audit", "--json", "--fetch-retries=1"], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "ignore"],
    timeout: PATIENCE_MS,
  });
  const failure = new Promise<string>((resolve) =>
    npm.once("error", ({ message }) => resolve(JSON.stringify({ message }))),
  );
  return readAnswer(await Promise.race([text(npm.stdout), failure]));
}

/** Reads what npm printed; whatever is no report is a registry that did not answer. */
export function readAnswer(printed: string): RegistryAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(printed);
  } catch {
    return { silence: "npm gave no answer" };
  }
  const report = NpmAudit.safeParse(answer);
  if (report.success) return { report: report.data };
  const error = NpmError.safeParse(answer);
  return { silence: error.success ? error.data.message : "npm's report has another form" };
}
