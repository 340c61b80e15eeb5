import { loggedText } from "./logged-text.js";

/** An error as logs may have it. */
export interface LoggedError {
  type: string;
  message: string;
  /** Where it was thrown: no text of its message. */
  stack?: string;
  /** Such as PostgreSQL's 23505 or ECONNREFUSED. */
  code?: string;
  /** What caused it, outermost first, each in one line. */
  causes?: string[];
}

const MOST_CAUSES = 4;

/**
 * What of a thrown value a log may have: its class, its message, where it came from, its code and its
 * causes. Everything else that libraries hang onto errors (requests, rows, parameters) stays out.
 */
export function loggedError(thrown: unknown): LoggedError {
  if (!isErrorLike(thrown)) return { type: typeof thrown, message: loggedText(String(thrown)) };
  const causes = causesOf(thrown).map(({ name, message }) => loggedText(`${name}: ${message}`));
  const frames = thrown.stack?.match(/^\s+at .*$/gm)?.join("\n");
  return {
    type: loggedText(thrown.name),
    message: loggedText(thrown.message),
    ...(frames && { stack: loggedText(frames) }),
    ...(isCode(thrown.code) && { code: thrown.code }),
    ...(causes.length > 0 && { causes }),
  };
}

interface ErrorLike {
  name: string;
  message: string;
  stack?: string;
  code?: unknown;
  cause?: unknown;
}

/** Also of another realm's class, and what workflows make of errors. */
function isErrorLike(value: unknown): value is ErrorLike {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "message") === "string" &&
    typeof (Reflect.get(value, "name") ?? "") === "string"
  );
}

const isCode = (code: unknown): code is string =>
  typeof code === "string" && /^[\w.-]{1,60}$/.test(code);

function causesOf({ cause }: ErrorLike, found: ErrorLike[] = []): ErrorLike[] {
  if (!isErrorLike(cause) || found.length === MOST_CAUSES) return found;
  return causesOf(cause, [...found, cause]);
}
