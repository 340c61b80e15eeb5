import { build, type Plugin, type Rollup } from "vite";

/** As few letters as can be: each page brings them. Modules are strict by what they are checked for. */
const FORMAT = { format: "iife", strict: false } as const;

const SUFFIX = "?inline-script";

/** A module and what it imports as one small classic script, for a page's HTML. */
export async function inlineScript(file: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      minify: "esbuild",
      rollupOptions: { input: file, output: FORMAT },
    },
  })) as Rollup.RollupOutput;
  return built.output[0].code.trim();
}

/** Lets the server import a script's text: `import text from "./script.ts?inline-script"`. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      return `export default ${JSON.stringify(await inlineScript(id.slice(0, -SUFFIX.length)))}`;
    },
  };
}
