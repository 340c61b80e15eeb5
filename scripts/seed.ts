import { runCommand } from "./command.ts";
import { runShopScript } from "./shop-command.ts";

/**
 * `npm run seed -- products --file new.csv --dry-run`: loads catalog files, into the shop that
 * runs or into its database alone. The exit code is the seed script's: 1 for bad rows, 2 for a
 * file that cannot be used.
 */
await runCommand(() => runShopScript("seed", process.argv.slice(2)));
