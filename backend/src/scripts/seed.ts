import type { ExecArgs } from "@medusajs/framework/types";
import { askToRemove } from "../catalog/import/command/ask-to-remove";
import { runImportCommand } from "../catalog/import/command/run-command";
import { givenArguments } from "./given-arguments";

/** `npm run seed -- …`, through `medusa exec`: {@link runImportCommand} on this terminal. */
export default async function seed({ container, args }: ExecArgs): Promise<void> {
  const { stdin: input, stdout: out, stderr: err } = process;
  const isTerminal = input.isTTY && err.isTTY;
  process.exitCode = await runImportCommand(container, givenArguments("seed", args), {
    out,
    err,
    ask: isTerminal ? (entities) => askToRemove(entities, { input, output: err }) : undefined,
  });
}
