import { builtPages } from "./built-pages.ts";
import { budgetTable, tooHeavy } from "./page-weights.ts";

/** Fails the build when a page's first load grows beyond the budget. */
function main(): void {
  const pages = builtPages();
  console.log(budgetTable(pages));
  const problems = tooHeavy(pages);
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  }
}

main();
