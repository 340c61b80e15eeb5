import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { TypedSearchService } from "./service";

export type { SearchReading } from "./answer-query";
export type { Facet, FacetCounts } from "./facets";
export { PROVIDER, type TypedSearchOptions } from "./index-table";

export { MENTIONED } from "./ranking";
export type { SearchRule } from "./rules";

/** What `medusa-config.ts` registers as a provider of the Search Module. */
export default ModuleProvider(Modules.SEARCH, { services: [TypedSearchService] });
