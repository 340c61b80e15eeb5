import type { Rollup } from "vite";

/** Where every visit starts: what these files import, directly or not, is needed on each page. */
const SHELL_ENTRIES =
  /\/app\/(root|entry\.client|layout\/\S+|api\/\S+-queries|components\/product-image|seo\/page-meta|features\/cart\/cart-messages)\.tsx?$/;
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//;
/** One file exports all of Radix; which of its parts the shell needs only tree shaking finds out. */
const RADIX = /\/node_modules\/(@radix-ui|radix-ui)\/.*\.m?js$/;

type ModuleInfoOf = Rollup.ManualChunkMeta["getModuleInfo"];

function importedFrom(entries: readonly string[], getModuleInfo: ModuleInfoOf): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || RADIX.test(id)) continue;
    found.add(id);
    open.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Rollup's `manualChunks`: two files hold what every page needs, React and router in one (it
 * changes with their versions only), the shop's shell in the other. Some 25 small files before,
 * each a request of its own over HTTP/1.1.
 */
export function shellChunks(): Rollup.GetManualChunk {
  let shell: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    shell ??= importedFrom(
      [...getModuleIds()].filter((module) => SHELL_ENTRIES.test(module)),
      getModuleInfo,
    );
    if (FRAMEWORK.test(id)) return "framework";
    return shell.has(id) && !id.includes("?") ? "shell" : undefined;
  };
}
