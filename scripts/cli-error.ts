/**
 * A failure that the person at the terminal can do something about: shown as its message alone,
 * without a stack trace.
 */
export class CliError extends Error {
  override readonly name = "OperatorError";
}
