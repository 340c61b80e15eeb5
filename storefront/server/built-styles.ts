import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CLIENT_FOLDER } from "./client-folder.ts";

const BUILT = /^\/(assets\/[\w-]+\.css)#?$/;

const known = new Map<string, string>();

/** A stylesheet of the build, read once; nothing for any other address. */
export function builtStyle(href: string): string | undefined {
  const [, file] = BUILT.exec(href) ?? [];
  if (!file) return undefined;
  const style = known.get(file) ?? readFileSync(join(CLIENT_FOLDER, file), "utf8").trim();
  known.set(file, style);
  return style;
}
