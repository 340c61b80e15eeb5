/** What `npm run seed -- … --json` prints of each file. */
interface EntityReport {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  removed: number;
  removals: string[];
}

export interface SeedRun {
  exitCode: number;
  report: {
    written: boolean;
    entities: EntityReport[];
    warnings: string[];
    errors: { file: string; row: number; column: string; value: string }[];
  };
  /** Everything that it said, for a failing test. */
  output: string;
}

/** The report among the lines that a seed said; throws with all of them when there is none. */
export function reportIn(output: string): SeedRun["report"] {
  const json = output.split("\n").find((line) => line.startsWith('{"'));
  if (!json) throw new Error(`The seed printed no report:\n${output}`);
  return JSON.parse(json);
}
