import { EOL } from "node:os";

/** Every line has these; they tell a person nothing. */
const LEFT_OUT = new Set(["ecs.version", "service.name", "process.pid"]);
const SHOWN_BEFORE = new Set(["@timestamp", "log.level", "message", "error.stack_trace"]);

/**
 * A line of JSON as a person reads it at a terminal: time, level, sentence, the rest by name, the stack
 * below. What follows a line's end inside of a sentence is set apart: it may be of somebody who wants it
 * taken for a line of ours.
 */
export function readableLine(json: string): string {
  const line: Record<string, unknown> = JSON.parse(json);
  const rest = Object.entries(line)
    .filter(([name]) => !LEFT_OUT.has(name) && !SHOWN_BEFORE.has(name))
    .map(([name, value]) => `${name}=${value}`);
  const text = [`${line["@timestamp"]} ${line["log.level"]}: ${line.message}`, ...rest].join(" ");
  const stack = line["error.stack_trace"];
  return [text.replaceAll("\n", `${EOL}  | `), ...(stack ? [stack] : []), ""].join(EOL);
}
