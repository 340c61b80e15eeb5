import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isAssetName } from "../server/asset-name.ts";
import { collectPageFiles, parseManifest } from "./page-files.ts";
import type { PageWeight } from "./page-weights.ts";

/** Routes whose first load is weighed, with the name that tables show. */
const WEIGHED_PAGES = {
  "routes/home": "home",
  "routes/products": "listing",
  "routes/product": "product",
  "routes/post": "guide",
  "routes/posts": "guides",
  "routes/cart": "cart",
  "routes/auth": "auth",
  "routes/checkout": "checkout",
  "routes/not-found": "not found",
} as const;

const CLIENT_FOLDER = fileURLToPath(new URL("../build/client", import.meta.url));

/** A page of the build, and the files of its first load with their weights. */
export type BuiltPage = PageWeight & { files: Record<string, number> };

/** Where React Router's build wrote its manifest. */
export function manifestFile(): string {
  const name = readdirSync(`${CLIENT_FOLDER}/assets`).find((file) =>
    /^manifest-\w+\.js$/.test(file),
  );
  if (!name) throw new Error("There is no build to weigh: run `react-router build` first.");
  return `${CLIENT_FOLDER}/assets/${name}`;
}

/** Files of the build that would not be kept for pages of older versions, as their names are of another kind. */
export const unkeptFiles = (): string[] =>
  readdirSync(`${CLIENT_FOLDER}/assets`).filter(
    (file) => !isAssetName(file.replace(/\.(br|gz)$/, "")),
  );

const readManifest = () => parseManifest(readFileSync(manifestFile(), "utf8"));

/** Bytes as browsers load them: of the brotli twins that the build wrote. */
function weightsOf(files: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    files.map((file) => [file, statSync(`${CLIENT_FOLDER}/${file}.br`).size]),
  );
}

const sum = (weights: Record<string, number>) =>
  Object.values(weights).reduce((total, bytes) => total + bytes, 0);

/** What the first load of a page weighs, by the id of its route. */
export function firstLoadOf(route: string): Omit<BuiltPage, "page"> {
  const { scripts, styles } = collectPageFiles(readManifest(), route);
  const scriptWeights = weightsOf(scripts);
  const styleWeights = weightsOf(styles);
  return {
    scriptBytes: sum(scriptWeights),
    scriptFiles: scripts.length,
    styleBytes: sum(styleWeights),
    files: { ...scriptWeights, ...styleWeights },
  };
}

/** What the first load of each page weighs that is watched. */
export const builtPages = (): BuiltPage[] =>
  Object.entries(WEIGHED_PAGES).map(([route, page]) => ({ page, ...firstLoadOf(route) }));
