import { LOG_LEVELS, type LogLevel, log } from "@eldercare/server";
import { logger } from "@medusajs/framework/logger";
import type { Logger } from "@medusajs/framework/types";
import { messageOf } from "../errors/message-of";
import { newId } from "./new-id";

const begun = new Map<string, number>();

function activityEnded(level: LogLevel, activity: string, message: string) {
  const since = begun.get(activity);
  begun.delete(activity);
  const durationMs = since === undefined ? undefined : Date.now() - since;
  log().at(level, message, { activity, durationMs });
  return { activity: activity, ...(durationMs !== undefined && { duration: durationMs }) };
}

const isLevel = (level: string): level is LogLevel => LOG_LEVELS.some((each) => each === level);

/** Medusa's ways to log, each a line of ours. */
const OURS: Logger = {
  panic(data) {
    log().error(`Medusa cannot go on: ${messageOf(data)}`, { error: data });
    process.exit(1);
  },
  // Medusa asks before it writes its own line of a request, which has the address of who asked: ours stands for it.
  shouldLog: (level) => level !== "http" && isLevel(level) && log().writes(level),
  setLogLevel(level) {
    if (isLevel(level)) log().level = level;
  },
  unsetLogLevel() {
    log().level = log().usualLevel;
  },
  activity(message) {
    const activity = newId("activity");
    begun.set(activity, Date.now());
    log().info(message, { activity });
    return activity;
  },
  progress: (activity, message) => log().info(message, { activity }),
  failure: (activity, message) => activityEnded("error", activity, message),
  success: (activity, message) => activityEnded("info", activity, message),
  error(messageOrError, error) {
    const thrown = error ?? (messageOrError instanceof Error ? messageOrError : undefined);
    const details = thrown === undefined ? {} : { error: thrown };
    log().error(messageOf(messageOrError), details);
  },
  warn: (message) => log().warn(messageOf(message)),
  info: (message) => log().info(messageOf(message)),
  http: (message) => log().at("http", messageOf(message)),
  verbose: (message) => log().at("verbose", messageOf(message)),
  debug: (message) => log().at("debug", messageOf(message)),
  silly: (message) => log().at("silly", messageOf(message)),
  log: (...messages) => log().info(messages.map(messageOf).join(" ")),
};

/**
 * Has Medusa write its log as ours (`packages/server/src/log.ts`). Its setting `logger` reaches only what
 * asks the container: many of its packages write with the logger that it exports, so this one is given
 * our ways to write, and is the container's, too.
 */
export function logAsOurs(): void {
  Object.assign(logger, OURS);
}
