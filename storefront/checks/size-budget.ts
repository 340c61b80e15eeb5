import { builtPages, unkeptFiles } from "./built-pages.ts";
import { budgetTable, tooHeavy } from "./page-weights.ts";

/** Fails the build when a page's first load grows beyond the budget, or a file would be gone with its version. */
function main(): void {
  const pages = builtPages();
  console.log(budgetTable(pages));
  const problems = [
    ...tooHeavy(pages),
    ...unkeptFiles().map(
      (file) => `assets/${file}: not a name that storefronts keep (server/asset-name.ts)`,
    ),
  ];
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  }
}

main();
