import { join } from "node:path";
import type { BuildContext } from "./builds.ts";
import { runToEnd } from "./child.ts";
import { projectRoot } from "./project-root.ts";

/** The commands of `npm run lint`, told to be brief: format and rules of Biome, and the layers. */
const LINTERS = [
  { name: "Biome", command: "biome", args: ["check", ".", "--colors=off", "--max-diagnostics=20"] },
  { name: "Layers", command: "depcruise", args: [".", "--config", ".dependency-cruiser.mjs"] },
];

/** Checks format, lint and layers of everything. Throws {@link CliError} with what is wrong. */
export async function checkLint({ env, logDir, guard, signal }: BuildContext): Promise<void> {
  for (const { name, command, args } of LINTERS) {
    const logPath = join(logDir, `${name.toLowerCase()}.log`);
    const path = join(projectRoot, "node_modules/.bin", command);
    await runToEnd({ name, command: path, args, cwd: projectRoot, env, logPath, guard }, signal);
  }
}
