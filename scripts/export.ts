import { runCatalogueScript } from "./catalog-command.ts";
import { runCommand } from "./command.ts";

/** `npm run export -- products --out products.csv`: writes the catalogue to files that `npm run seed` reads. */
await runCommand(() => runCatalogueScript("export", process.argv.slice(2)));
