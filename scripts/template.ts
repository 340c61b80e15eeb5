import { join } from "node:path";
import { buildBackend } from "./builds.ts";
import { runCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { projectRoot } from "./project-root.ts";
import { runInTerminal } from "./run-in-terminal.ts";
import { loadSettings } from "./settings.ts";
import { stopRequested } from "./stop-signals.ts";

/** `npm run template -- products`: prints a file to begin with; needs no database. */
await runCommand(async () => {
  const { dataDir, env } = loadSettings();
  const signal = stopRequested();
  // Standard output belongs to the file.
  const progress = createProgress(console.error);
  await buildBackend({ progress, logDir: join(dataDir, "logs"), env, signal });
  const script = join(projectRoot, "backend/.medusa/server/src/scripts/template.js");
  const args = [script, ...process.argv.slice(2)];
  return runInTerminal({ command: process.execPath, args, cwd: projectRoot, env }, signal);
});
