import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";

const SNAPSHOT = new URL("../snapshots/shop-0.1.0.sql.gz", import.meta.url);

/** The statements that make an empty database what the first release made it; tests/snapshots/README.md says with whom. */
export const firstRelease = async (): Promise<string> =>
  gunzipSync(await readFile(SNAPSHOT)).toString();
