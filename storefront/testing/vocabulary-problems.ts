import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const FILE = join(dirname(fileURLToPath(import.meta.url)), "structured-data-in-memory.ts");

/**
 * What the vocabulary of schema.org has against pieces of structured data: types and properties that
 * it does not know, and values that a property does not take. The vocabulary is that of `schema-dts`,
 * and TypeScript's compiler compares.
 */
export function vocabularyProblems(pieces: readonly { "@type": string }[]): string[] {
  const source = pieces
    .map((piece, number) => {
      const type = `import("schema-dts").WithContext<import("schema-dts").${piece["@type"]}>`;
      return `export const piece${number}: ${type} = ${JSON.stringify(piece)};`;
    })
    .join("\n");
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2022, lib: ["lib.es5.d.ts"] },
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const fromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language) =>
    name === FILE ? ts.createSourceFile(name, source, language) : fromDisk(name, language);
  const program = ts.createProgram([FILE], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(FILE))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
