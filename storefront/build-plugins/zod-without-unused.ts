import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, parseAst } from "vite";
import { nodesOf } from "./syntax-nodes.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Where the browser's schemas are made, and worked with. */
const SOURCES = [
  "packages/contracts/dist",
  "packages/ui/src",
  "admin-extensions/src",
  "storefront/app",
];
const CODE = /(?<!\.d)\.(js|tsx?)$/;
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;

/** What the resolver of forms calls. */
const OF_RESOLVER = ["parse", "parseAsync"];
/** What Zod itself calls of a schema that is made. */
const CALLED_WITHIN = /\binst\.(\w+)\(/g;
/** Every call of a method, but for those of Zod itself: `z.email()` is no `.email()`. */
const CALLED = /(?<!\bz|\bz\.iso)\.(\w+)\(/g;

/** The names of all methods that are called in `sources`. */
export function calledMethods(sources: readonly string[]): Set<string> {
  return new Set(
    sources.flatMap((source) => [...source.matchAll(CALLED)].map(([, name = ""]) => name)),
  );
}

function ourCode(): string[] {
  return SOURCES.flatMap((folder) => {
    const path = join(ROOT, folder);
    const files = readdirSync(path, { recursive: true, encoding: "utf8" });
    return files
      .filter((file) => CODE.test(file))
      .map((file) => readFileSync(join(path, file), "utf8"));
  });
}

/** Zod tells of its schemas as JSON Schema, and makes programs of text, which pages do not allow. */
const JSON_SCHEMA =
  /^inst\._zod\.processJSONSchema =|^inst\.toJSONSchema =|^Object\.assign\(inst\["~standard"\]/;
/** A method, made anew for each schema. */
const METHOD = /^inst\.(\w+) = (?:\(*(?:async )?\(|inst\.)/;
const TRIES_PROGRAMS = "core.$ZodObjectJIT.init(inst, def)";

/**
 * Zod's schemas without the methods that are not `called`, without what tells of them as JSON Schema,
 * and without programs made of text. Throws when it holds one of them differently now.
 */
export function withoutUnused(code: string, called: ReadonlySet<string>): string {
  const within = [...code.matchAll(CALLED_WITHIN)].map(([, name = ""]) => name);
  const kept = new Set([...called, ...OF_RESOLVER, ...within]);
  const left = nodesOf(/^ExpressionStatement$/, parseAst(code)).filter(({ start, end }) => {
    const text = code.slice(start, end);
    const [, method] = METHOD.exec(text) ?? [];
    return JSON_SCHEMA.test(text) || (method !== undefined && !kept.has(method));
  });
  const texts = left.map(({ start, end }) => code.slice(start, end));
  for (const known of ["inst.toJSONSchema =", 'Object.assign(inst["~standard"]', "inst.spa ="]) {
    if (!texts.some((text) => text.startsWith(known)))
      throw new Error(`Zod holds ${known} differently now.`);
  }
  if (!code.includes(TRIES_PROGRAMS)) throw new Error("Zod makes programs differently now.");
  let light = code;
  for (const { start, end } of left.sort((a, b) => b.start - a.start)) {
    light = light.slice(0, start) + light.slice(end);
  }
  return light.replace(TRIES_PROGRAMS, "core.$ZodObject.init(inst, def)");
}

/**
 * Vite plugin for the browser's files. Each schema of Zod is made with some seventy methods of its own, most of which
 * nothing here calls: left out, a form is sooner there, and their kinds of texts and JSON Schema are
 * not sent. Zod would also try whether the page may make programs of text, which the pages' policy
 * refuses, and browsers report each try as an attack.
 */
export function zodWithoutUnused(): Plugin {
  let called: Set<string> | undefined;
  return {
    name: "zod-without-unused",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transform(code, id) {
      if (!SCHEMAS.test(id)) return null;
      called ??= calledMethods(ourCode());
      return withoutUnused(code, called);
    },
  };
}
