import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * The folder with the shop's own catalog files: the setting `SEEDS_DIR`, else `seeds` beside the
 * project's package-lock.json, looked for upwards from here (compiled or not, from any folder).
 */
export function seedsFolder(env: NodeJS.ProcessEnv = process.env, from = __dirname): string {
  if (env.SEEDS_DIR) return pathFromUser(env.SEEDS_DIR, env);
  for (let folder = from; ; folder = dirname(folder)) {
    const seeds = join(folder, "seeds");
    if (existsSync(join(folder, "package-lock.json")) && existsSync(seeds)) return seeds;
    if (dirname(folder) === folder) {
      throw new Error("The seeds folder was not found: set SEEDS_DIR to it.");
    }
  }
}

/** A path as typed, seen from where the person typed it: npm runs scripts in another folder. */
export function pathFromUser(path: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.INIT_CWD ?? process.cwd(), path);
}
