import type { BuildContext } from "./builds.ts";
import type { CliError } from "./cli-error.ts";
import type { ProcessGuard } from "./process-guard.ts";

/** A start under way: what its steps are given, and what they note of themselves. */
export interface Starting extends BuildContext {
  guard: ProcessGuard;
  /** Aborts when the person asks for an end, and when a step fails. */
  signal: AbortSignal;
  /** How to stop what was started, the last first. */
  undo: (() => Promise<void>)[];
  /** Each resolves with the reason when something ends without being asked to. */
  isBroken: Promise<CliError>[];
}
