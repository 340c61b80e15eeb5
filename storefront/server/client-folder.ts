import { fileURLToPath } from "node:url";

/** What the build made for browsers, seen from the built program, `build/server/index.js`. */
export const CLIENT_FOLDER = fileURLToPath(new URL("../client", import.meta.url));
