import { runCommand } from "./command.ts";
import { runShopScript } from "./shop-command.ts";

/** `npm run export -- products --out products.csv`: writes the catalog to files that `npm run seed` reads. */
await runCommand(() => runShopScript("export", process.argv.slice(2)));
