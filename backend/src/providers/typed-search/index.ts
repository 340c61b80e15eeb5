import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { TypedSearchService } from "./service";

/** Registered by medusa-config.ts as the Search Module's provider. */
export default ModuleProvider(Modules.SEARCH, { services: [TypedSearchService] });
