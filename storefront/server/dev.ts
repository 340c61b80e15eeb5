import { devPages } from "./dev-pages.ts";
import { runStorefront } from "./run-storefront.ts";

// Runs from its source, as the pages do.
runStorefront(devPages);
