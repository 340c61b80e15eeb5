import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { FileUploadsService } from "./service";

/** Registered by medusa-config.ts as the File Module's provider. */
export default ModuleProvider(Modules.FILE, { services: [FileUploadsService] });
