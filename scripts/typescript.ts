import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-root.ts";

/**
 * The compiler that checks and compiles everything of ours: TypeScript 7, a native program. Medusa's
 * own build and ts-node need the library of version 5, which lies beside it under the usual name.
 */
export const TSC = join(projectRoot, "node_modules/typescript-7/bin/tsc");

/** A call of the compiler, program and arguments, to be run in the project's folder. */
export const tsc = (...args: string[]): readonly string[] => [process.execPath, TSC, ...args];

/** Whether the packages of development are here; an image was built and then lost them. */
export const hasTools = () => existsSync(TSC);
