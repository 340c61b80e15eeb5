import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** React Router's files of its production build in which its router is made and routes are found. */
export const ROUTER_FILE = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/** The text of the one, as it is installed, that has a mark; empty where none has. */
export function installedRouterFile(mark: string): string {
  const folder = fileURLToPath(new URL("../production/", import.meta.resolve("react-router")));
  const texts = readdirSync(folder)
    .map((name) => folder + name)
    .filter((file) => ROUTER_FILE.test(file))
    .map((file) => readFileSync(file, "utf8"));
  return texts.find((text) => text.includes(mark)) ?? "";
}
