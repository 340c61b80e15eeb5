import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { startChild } from "./child.ts";
import type { ProcessGuard } from "./process-guard.ts";
import { projectRoot } from "./project-root.ts";

/** What a vitest run counted. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/** Counts of a vitest run, and what failed in it: each test with its file and first line of why. */
export interface TestRun extends TestCounts {
  failures: string[];
}

/**
 * Runs vitest projects, passes their report on line by line (other runs may write between), and
 * reads the counts from the JSON report. A file that could not even be loaded, or a run without a
 * report, counts as one failure.
 */
export async function runVitest(
  projects: readonly string[],
  options: {
    filters: readonly string[];
    env: NodeJS.ProcessEnv;
    /** Where the JSON report and the log are kept. */
    logDir: string;
    guard: ProcessGuard;
    signal: AbortSignal;
    /** How many files run side by side; as many as there are processors unless told. */
    workers?: number | undefined;
  },
): Promise<TestRun> {
  const { filters, env, logDir, guard, signal, workers } = options;
  signal.throwIfAborted();
  const name = `vitest-${projects.join("-")}`;
  const reportPath = join(logDir, `${name}.json`);
  await rm(reportPath, { force: true });
  const vitest = startChild({
    name,
    command: process.execPath,
    args: [
      join(projectRoot, "node_modules/vitest/vitest.mjs"),
      "run",
      ...projects.map((project) => `--project=${project}`),
      "--passWithNoTests",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportPath}`,
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      ...filters,
    ],
    cwd: projectRoot,
    env: process.stdout.isTTY ? { ...env, FORCE_COLOR: "1" } : env,
    logPath: join(logDir, `${name}.log`),
    onLine: (line) => console.log(line),
    guard,
  });
  const stop = () => void vitest.stop();
  signal.addEventListener("abort", stop);
  const { code } = await vitest.ended;
  signal.removeEventListener("abort", stop);
  signal.throwIfAborted();
  const report = await readFile(reportPath, "utf8").catch(() => "");
  const slowest = slowestFiles(report);
  if (slowest.length > 1) console.log(`Longest of ${name}: ${slowest.join(", ")}`);
  const counts = countTests(report, code ?? 1);
  const failures = namedFailures(report);
  // vitest's JSON leaves out what was thrown between tests.
  const isUnnamed = counts.failed > 0 && failures.length === 0;
  return { ...counts, failures: isUnnamed ? [`${name}: an error outside of its tests`] : failures };
}

const MOST_NAMED = 8;
/** Room for what is wrong with a page, not for a whole catalog. */
const LONGEST_REASON = 2000;

/** The files of vitest's JSON report that took longest, each with its seconds, the longest first. */
export function slowestFiles(report: string): string[] {
  const { testResults } = parsed(report) ?? { testResults: [] };
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, MOST_NAMED)
    .map(({ name, ms }) => `${basename(name)} ${Math.round(ms / 1000)} s`);
}

/** What failed by vitest's JSON report: `file: the test's whole name: the first line of why`. */
export function namedFailures(report: string): string[] {
  const { testResults } = parsed(report) ?? { testResults: [] };
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const reasons = failed.map(({ fullName, failureMessages }) => [fullName, failureMessages[0]]);
      return (failed.length > 0 ? reasons : [["", message]]).map(([test, why]) =>
        [basename(name), test, firstLine(why)].filter(Boolean).join(": "),
      );
    });
}

function firstLine(why = ""): string {
  const [line = ""] = why.split("\n");
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line;
}

/** The counts of vitest's JSON report, given the run's exit code. */
export function countTests(report: string, exitCode: number): TestCounts {
  const counts = read(report);
  const hasSilentFailure = exitCode !== 0 && counts.failed === 0;
  return hasSilentFailure ? { ...counts, failed: 1 } : counts;
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

function parsed(report: string): Report | null {
  try {
    return JSON.parse(report);
  } catch {
    return null;
  }
}

function read(report: string): TestCounts {
  const { numPassedTests, numFailedTests, testResults } = parsed(report) ?? {};
  const unloaded = (testResults ?? []).filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + unloaded };
}
