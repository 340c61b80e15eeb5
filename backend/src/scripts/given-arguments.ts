/**
 * Everything after a script's name. Medusa's command line drops what looks like one of its own
 * options (`--dry-run`) from the `args` that it hands on.
 */
export function givenArguments(script: string, args: readonly string[]): readonly string[] {
  const name = new RegExp(`[\\\\/]${script}\\.[jt]s$`);
  const index = process.argv.findIndex((argument) => name.test(argument));
  if (index === -1) return args;
  return process.argv.slice(index + 1).filter((argument) => argument !== "--");
}
