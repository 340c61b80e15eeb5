import type { ExecArgs } from "@medusajs/framework/types";
import { askToRemove } from "../catalog/import/command/ask-to-remove";
import { runImportCommand } from "../catalog/import/command/run-command";
import { asksForShop, runShopLoad } from "../moving/shop-command";
import { givenArguments } from "./given-arguments";

/** `npm run seed -- …`, through `medusa exec`: a catalogue or a whole shop, on this terminal. */
export default async function seed({ container, args }: ExecArgs): Promise<void> {
  const { stdin: input, stdout: out, stderr: err } = process;
  const isTerminal = input.isTTY && err.isTTY;
  const given = givenArguments("seed", args);
  const run = asksForShop(given) ? runShopLoad : runImportCommand;
  process.exitCode = await run(container, given, {
    out,
    err,
    ask: isTerminal ? (entities) => askToRemove(entities, { input, output: err }) : undefined,
  });
}
