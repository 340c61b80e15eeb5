import { builtPages } from "./built-pages.ts";
import { runStorefront } from "./run-storefront.ts";

// The build makes one program of this, the pages and what they stand on (vite.config.ts).
runStorefront(builtPages);
