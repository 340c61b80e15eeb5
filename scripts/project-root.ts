import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, absolute, whatever folder a command is called from. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
