import { join } from "node:path";
import { type BuildContext, buildPackages } from "./builds.ts";
import { runToEnd } from "./child.ts";
import { CliError } from "./cli-error.ts";
import { projectRoot } from "./project-root.ts";
import { tsc } from "./typescript.ts";

/** Every TypeScript project of the repository, with the command that checks it. */
const PROJECTS: readonly { name: string; command: readonly string[] }[] = [
  // The longest first: two run at a time.
  {
    name: "storefront",
    command: ["npm", "run", "--silent", "typecheck", "-w", "@eldercare/storefront"],
  },
  { name: "backend", command: tsc("-p", "backend") },
  { name: "ui", command: tsc("-p", "packages/ui") },
  { name: "admin-extensions", command: tsc("-p", "admin-extensions", "--noEmit") },
  { name: "configuration", command: tsc("-p", ".", "--noEmit") },
  { name: "search-typed-postgres", command: tsc("-p", "packages/search-typed-postgres") },
  { name: "scripts", command: tsc("-p", "scripts") },
  { name: "tests", command: tsc("-p", "tests") },
];

/** Checks the types of everything. Throws {@link CliError} with all that is wrong. */
export async function checkTypes(context: BuildContext): Promise<void> {
  await buildPackages(context);
  const failures: string[] = [];
  const waiting = [...PROJECTS];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await checkProject(next, context).catch((error: Error) => failures.push(error.message));
    }
  };
  await Promise.all([worker(), worker()]);
  context.signal?.throwIfAborted();
  if (failures.length > 0) throw new CliError(failures.join("\n\n"));
}

async function checkProject(project: (typeof PROJECTS)[number], context: BuildContext) {
  const [command = "", ...args] = project.command;
  const name = `Checking types: ${project.name}`;
  await context.progress.step(name, () =>
    runToEnd(
      {
        name,
        command,
        args,
        cwd: projectRoot,
        env: context.env,
        logPath: join(context.logDir, `types-${project.name}.log`),
        guard: context.guard,
      },
      context.signal,
    ),
  );
}
