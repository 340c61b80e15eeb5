import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { manifestFile } from "../checks/built-pages.ts";
import { manifestText, parseManifest } from "../checks/page-files.ts";
import { lighterManifest } from "./lighter-manifest.ts";

/** Text files of the build; images and fonts are compressed by their own formats. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest)$/;
const CLIENT_FOLDER = fileURLToPath(new URL("../build/client", import.meta.url));

/** The manifest is written when the server's build is under way, so no plugin of the browser's sees it. */
function lightenManifest(): void {
  const file = manifestFile();
  const manifest = parseManifest(readFileSync(file, "utf8"));
  writeFileSync(file, manifestText(lighterManifest(manifest)));
}

/**
 * Writes a `.br` and a `.gz` beside each text file of the build, in the smallest form: done once
 * here, it costs the running server nothing.
 */
function main(): void {
  lightenManifest();
  const names = readdirSync(CLIENT_FOLDER, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((file) => COMPRESSIBLE.test(file))) {
    const content = readFileSync(`${CLIENT_FOLDER}/${name}`);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${CLIENT_FOLDER}/${name}.br`, brotliCompressSync(content, { params: size }));
    writeFileSync(`${CLIENT_FOLDER}/${name}.gz`, gzipSync(content, { level: 9 }));
  }
}

main();
