import { pino } from "pino";
import { type LogFields, loggedFields } from "./log-fields.js";
import { loggedError } from "./logged-error.js";
import { loggedText } from "./logged-text.js";
import { readableLine } from "./readable-line.js";
import { requestId } from "./request-scope.js";

/** How much is written; each writes what stands before it, too. */
export const LOG_LEVELS = ["error", "warn", "info", "http", "verbose", "debug", "silly"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** "json" is for programs, a line an object; "text" for people at a terminal. */
export type LogFormat = "json" | "text";

export interface LogDetails extends LogFields {
  /** What was thrown. */
  error?: unknown;
}

export interface LogSettings {
  /** Which program writes, such as "storefront". */
  service: string;
  level: LogLevel;
  format: LogFormat;
  /** Takes each line with its end; standard output without it. */
  write?: (line: string) => void;
}

/** Version of the Elastic Common Schema whose names of fields are used. */
const ECS_VERSION = "8.17.0";
/** Between those that pino has: its own cannot be used for other names. */
const LEVELS_OF_OURS = { http: 28, verbose: 25, silly: 15 };

/**
 * A log whose lines all have the same shape, the id of the request that they were written for, and
 * nothing of a person: sentences and errors are redacted, and of all else only the fields that have a
 * name (`log-fields.ts`).
 */
export class Log {
  readonly #settings: LogSettings;
  readonly #pino;

  constructor(settings: LogSettings) {
    this.#settings = settings;
    const { service, level, format } = settings;
    const write = settings.write ?? ((line: string) => void process.stdout.write(line));
    this.#pino = pino(
      {
        level,
        customLevels: LEVELS_OF_OURS,
        base: { "ecs.version": ECS_VERSION, "service.name": service, "process.pid": process.pid },
        messageKey: "message",
        timestamp: () => `,"@timestamp":"${new Date().toISOString()}"`,
        formatters: { level: (label) => ({ "log.level": label }) },
      },
      { write: (line) => write(format === "json" ? line : readableLine(line)) },
    );
  }

  /** Whether lines of this level are written. */
  writes(level: LogLevel): boolean {
    return this.#pino.isLevelEnabled(level);
  }

  set level(level: LogLevel) {
    this.#pino.level = level;
  }

  /** How much is written when nobody says otherwise. */
  get usualLevel(): LogLevel {
    return this.#settings.level;
  }

  /** One line, on behalf of the request under way. */
  at(level: LogLevel, message: string, { error, ...fields }: LogDetails = {}): void {
    if (!this.writes(level)) return;
    const id = requestId();
    const failure = error === undefined ? undefined : loggedError(error);
    this.#pino[level](
      {
        ...(id !== undefined && { "http.request.id": id }),
        ...loggedFields(fields),
        ...(failure && {
          "error.type": failure.type,
          "error.message": failure.message,
          ...(failure.code && { "error.code": failure.code }),
          ...(failure.causes && { "birchwell.causes": failure.causes }),
          ...(failure.stack && { "error.stack_trace": failure.stack }),
        }),
      },
      loggedText(message),
    );
  }

  error(message: string, details?: LogDetails): void {
    this.at("error", message, details);
  }

  warn(message: string, details?: LogDetails): void {
    this.at("warn", message, details);
  }

  info(message: string, details?: LogDetails): void {
    this.at("info", message, details);
  }
}

let processLog: Log | undefined;

/** Says how this process writes its log; until then warnings and errors are written as text. */
export function startLog(settings: LogSettings): Log {
  processLog = new Log(settings);
  return processLog;
}

/** The log of this process. */
export function log(): Log {
  processLog ??= new Log({ service: "birchwell", level: "warn", format: "text" });
  return processLog;
}
