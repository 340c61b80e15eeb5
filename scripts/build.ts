import { join } from "node:path";
import { buildBackend, buildClients } from "./builds.ts";
import { runCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { projectRoot } from "./project-root.ts";
import { loadSettings } from "./settings.ts";
import { stopRequested } from "./stop-signals.ts";

/** `npm run build`: every production build that is stale. */
await runCommand(async () => {
  const context = {
    progress: createProgress(),
    logDir: join(projectRoot, ".cache/logs"),
    env: loadSettings().env,
    signal: stopRequested(),
  };
  await buildBackend(context);
  await buildClients(context);
  context.progress.say("Everything is built.");
  return 0;
});
