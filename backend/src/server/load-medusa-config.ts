import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ConfigModule } from "@medusajs/framework/types";
import { StartupError } from "../errors/startup-error";

/** The configuration that Medusa's loaders will read from this directory too. */
export function loadMedusaConfig(directory: string): ConfigModule {
  const path = join(directory, "medusa-config");
  if (existsSync(`${path}.js`)) return required(path);
  if (!existsSync(`${path}.ts`))
    throw new StartupError(`There is no medusa-config in ${directory}.`);
  // Development runs the TypeScript file as it is; types are checked elsewhere.
  require("ts-node").register({ transpileOnly: true, swc: true, cwd: directory });
  return required(path);
}

function required(path: string): ConfigModule {
  const loaded: { default?: ConfigModule } = require(path);
  return loaded.default ?? (loaded as ConfigModule);
}
