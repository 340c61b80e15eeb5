import { join } from "node:path";
import { runCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { projectRoot } from "./project-root.ts";
import { stopRequested } from "./stop-signals.ts";
import { checkTypes } from "./type-checks.ts";

/** `npm run typecheck`: the types of every workspace, the scripts and the tests. */
await runCommand(async () => {
  await checkTypes({
    progress: createProgress(),
    logDir: join(projectRoot, ".cache/logs"),
    env: process.env,
    signal: stopRequested(),
  });
  return 0;
});
