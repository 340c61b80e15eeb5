import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, parseAst } from "vite";
import { isNode, nodesOf, type SyntaxNode } from "./syntax-nodes.ts";

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
/** What Zod itself calls of a schema. */
const CALLED_WITHIN = /\b(?:inst|this|cl)\.(\w+)\(/g;
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

/** Zod tells of its schemas as JSON Schema: at each schema that is made, and in what it offers of each kind. */
const JSON_SCHEMA = /^inst\._zod\.processJSONSchema =/;
const OF_JSON_SCHEMA = /\bprocessors\.|JSONSchemaMethod\(/;
/** What other libraries read of a schema, and another name of a method. */
const READ_BY_OTHERS = ["~standard", "spa"];
const TRIES_PROGRAMS = "core.$ZodObjectJIT.init(inst, def)";
/** What remembers each object that was read, for values that hold themselves: JSON and forms never do. */
const REMEMBERS_OBJECTS = "core.config({ memoizer: core.memoizer() });";
/** What must be among all that is left out: a Zod without them has to be looked at anew. */
const KNOWN = ["toJSONSchema", "~standard", "spa", "minLength"];

/**
 * Zod's schemas without the methods that are not `called`, without what tells of them as JSON Schema,
 * without programs made of text, and without the memory of values that hold themselves. Throws when it
 * holds one of them differently now.
 */
export function withoutUnused(code: string, called: ReadonlySet<string>): string {
  const within = [...code.matchAll(CALLED_WITHIN)].map(([, name = ""]) => name);
  const kept = new Set([...called, ...OF_RESOLVER, ...within]);
  const program = parseAst(code);
  const left: string[] = [];
  const cuts: Cut[] = [];
  for (const { start, end } of nodesOf(/^ExpressionStatement$/, program)) {
    if (JSON_SCHEMA.test(code.slice(start, end))) cuts.push({ start, end, text: "" });
  }
  const isKept = ({ start, end, key, value, kind }: SyntaxNode): boolean => {
    const name = nameOf(key);
    if (OF_JSON_SCHEMA.test(code.slice(start, end)) || READ_BY_OTHERS.includes(name)) return false;
    const isMethod = kind === "init" && isNode(value) && value.type === "FunctionExpression";
    return !isMethod || kept.has(name);
  };
  for (const { start, end, properties } of membersOfKinds(program)) {
    const members = properties as SyntaxNode[];
    left.push(...members.filter((member) => !isKept(member)).map(({ key }) => nameOf(key)));
    const texts = members.filter(isKept).map((kept) => code.slice(kept.start, kept.end));
    cuts.push({ start: start + 1, end: end - 1, text: texts.join(", ") });
  }
  for (const name of KNOWN) {
    if (!left.includes(name)) throw new Error(`Zod holds ${name} differently now.`);
  }
  for (const text of [TRIES_PROGRAMS, REMEMBERS_OBJECTS]) {
    if (!code.includes(text)) throw new Error(`Zod says "${text}" differently now.`);
  }
  return cut(code, cuts)
    .replace(TRIES_PROGRAMS, "core.$ZodObject.init(inst, def)")
    .replace(REMEMBERS_OBJECTS, ";");
}

/** The objects with the members that schemas of a kind have in common: what `core.$constructor` is told third. */
function membersOfKinds(program: unknown): SyntaxNode[] {
  return nodesOf(/^CallExpression$/, program).flatMap(({ callee, arguments: told }) => {
    const isOfKind = isNode(callee) && nameOf(callee.property) === "$constructor";
    const members = isOfKind && Array.isArray(told) ? told[2] : undefined;
    if (!isNode(members)) return [];
    return members.type === "CallExpression" ? (members.arguments as SyntaxNode[]) : [members];
  });
}

/** The name of a member, written as a word or as a text. */
function nameOf(key: unknown): string {
  return isNode(key) ? String(key.name ?? key.value) : "";
}

interface Cut {
  start: number;
  end: number;
  text: string;
}

function cut(code: string, cuts: readonly Cut[]): string {
  return [...cuts]
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
}

/**
 * Vite plugin for the browser's files. Zod's schemas have some seventy methods, most of which nothing
 * here calls: left out, they, their kinds of texts and JSON Schema are not sent. Zod would also try
 * whether the page may make programs of text, which the pages' policy refuses, and browsers report each
 * try as an attack.
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
