/** The shop cannot start for a reason that its operator can put right; the message says which. */
export class StartupError extends Error {
  override name = "StartupError";
}
