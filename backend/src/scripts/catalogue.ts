import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { UsageError } from "../catalog/import/command/parse-command";
import { TextProgress } from "../catalog/import/command/text-progress";
import type { ProgressTask } from "../catalog/import/progress";
import { compareIndex, type IndexWatch } from "../catalog/search-index/compare-index";
import { comparisonText } from "../catalog/search-index/index-comparison";
import { rebuildIndex } from "../catalog/search-index/rebuild-index";
import { countProducts } from "../medusa/product-ids";
import { CATALOGUE_USAGE, parseCatalogueOptions } from "./catalogue-options";
import { givenArguments } from "./given-arguments";

const REPAIRED = 1;
const UNUSABLE = 2;
const WALKS = { products: "Products", documents: "Documents of the index" };

/**
 * `npm run catalogue -- check|reindex`, through `medusa exec`. Exit codes: 0 the index is as it
 * should be, 1 something was repaired, 2 the command cannot be used.
 */
export default async function catalogue({ container, args }: ExecArgs): Promise<void> {
  const given = givenArguments("catalogue", args);
  if (given.includes("--help") || given.includes("-h")) {
    process.stdout.write(`${CATALOGUE_USAGE}\n`);
    return;
  }
  try {
    const { task, json } = parseCatalogueOptions(given);
    const progress = new TextProgress(process.stderr);
    if (task === "reindex") await fillAnew(container, progress);
    const comparison = await compareIndex(container, watchOf(progress));
    if (comparison.drifts.length > 0) process.exitCode = REPAIRED;
    process.stdout.write(json ? `${JSON.stringify(comparison)}\n` : comparisonText(comparison));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.exitCode = UNUSABLE;
    process.stderr.write(`${error.message}\n`);
  }
}

async function fillAnew(container: MedusaContainer, progress: TextProgress): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const products = await countProducts(database);
  const task = progress.start("The new index, written and read again", 2 * products);
  let written = 0;
  await rebuildIndex(container, (documents) => {
    task.advance(documents - written);
    written = documents;
  });
  task.end();
}

function watchOf(progress: TextProgress): IndexWatch {
  let task: ProgressTask | undefined;
  return {
    begin: (what, total) => {
      task = progress.start(WALKS[what], total);
    },
    looked: (count) => task?.advance(count),
    end: () => task?.end(),
  };
}
