import { runCommand } from "./command.ts";
import { runShopScript } from "./shop-command.ts";

/** `npm run catalogue -- check|reindex`: compares the search index with the products, or makes it anew. */
await runCommand(() => runShopScript("catalogue", process.argv.slice(2)));
