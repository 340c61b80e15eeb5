import type { Plugin, Rollup } from "vite";

/** The shell's files, whose names begin with their part and end with a hash. */
const SHELL = /^assets\/shell-[\w-]+\.(css|js)$/;

/**
 * Vite plugin for the browser's files. What is fetched later brings the styles of all that it imports,
 * the shell's with them: its list has their plain address, while React Router links them with a `#`
 * behind it. Linked once more at the end, they would come after a page's own styles and win over them.
 * The shell is on every page: what is fetched later asks for its script instead, which is there.
 */
export function shellStylesOnce(): Plugin {
  return {
    name: "shell-styles-once",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle: Rollup.OutputBundle) {
        const files = Object.keys(bundle).filter((name) => SHELL.test(name));
        const styles = files.find((name) => name.endsWith(".css"));
        const script = files.find((name) => name.endsWith(".js"));
        if (!styles || !script) return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          chunk.code = chunk.code.replaceAll(`"${styles}"`, `"${script}"`);
        }
      },
    },
  };
}
