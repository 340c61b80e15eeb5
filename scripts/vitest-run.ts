import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { projectRoot } from "./project-root.ts";
import { runInTerminal } from "./run-in-terminal.ts";

/** What a vitest run counted. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/**
 * Runs vitest projects with their report on the screen, and reads the counts from its JSON
 * report. A file that could not even be loaded, or a run without a report, counts as one failure.
 */
export async function runVitest(
  projects: readonly string[],
  options: {
    filters: readonly string[];
    env: NodeJS.ProcessEnv;
    reportPath: string;
    signal: AbortSignal;
    /** How many files run side by side; as many as there are processors unless told. */
    workers?: number | undefined;
  },
): Promise<TestCounts> {
  const { filters, env, reportPath, signal, workers } = options;
  signal.throwIfAborted();
  await mkdir(dirname(reportPath), { recursive: true });
  await rm(reportPath, { force: true });
  const args = [
    join(projectRoot, "node_modules/vitest/vitest.mjs"),
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportPath}`,
    ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
    ...filters,
  ];
  const code = await runInTerminal(
    { command: process.execPath, args, cwd: projectRoot, env },
    signal,
  );
  signal.throwIfAborted();
  return countTests(await readFile(reportPath, "utf8").catch(() => ""), code);
}

/** The counts of vitest's JSON report, given the run's exit code. */
export function countTests(report: string, exitCode: number): TestCounts {
  const counts = read(report);
  const hasSilentFailure = exitCode !== 0 && counts.failed === 0;
  return hasSilentFailure ? { ...counts, failed: 1 } : counts;
}

function read(report: string): TestCounts {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
    const unloaded = testResults.filter(
      (file: { status: string; assertionResults: unknown[] }) =>
        file.status === "failed" && file.assertionResults.length === 0,
    ).length;
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) + unloaded };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
