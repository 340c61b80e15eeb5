import { runCatalogScript } from "./catalog-command.ts";
import { runCommand } from "./command.ts";

/** `npm run export -- products --out products.csv`: writes the catalog to files that `npm run seed` reads. */
await runCommand(() => runCatalogScript("export", process.argv.slice(2)));
