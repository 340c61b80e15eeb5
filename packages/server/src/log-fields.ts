import { loggedStatement } from "./logged-statement.js";
import { loggedText } from "./logged-text.js";

/**
 * What a line may say beside its sentence: these names and no others, so that nothing of a person, and
 * no secret, is in a log because somebody handed over an object. Texts are redacted all the same.
 */
export interface LogFields {
  method?: string | undefined;
  /** Without its query. */
  path?: string | undefined;
  /** The pattern or the name of what was asked for. */
  route?: string | undefined;
  status?: number | undefined;
  durationMs?: number | undefined;
  /** The other program that was asked. */
  asked?: "stripe" | "database" | undefined;
  /** What that program calls the request. */
  theirId?: string | undefined;
  /** What was sent to the database; its values are left out here. */
  statement?: string | undefined;
  /** Milliseconds since something that Medusa calls an activity began. */
  activity?: string | undefined;
}

/** The names of the Elastic Common Schema, as the trail of security events has them (decision 035). */
const NAMES: Readonly<Record<keyof LogFields, string>> = {
  method: "http.request.method",
  path: "url.path",
  route: "birchwell.route",
  status: "http.response.status_code",
  durationMs: "event.duration",
  asked: "destination.service.name",
  theirId: "birchwell.their_id",
  statement: "birchwell.statement",
  activity: "birchwell.activity",
};

const NANOSECONDS = 1_000_000;

/** What is written of the fields of a line: under the schema's names, everything else left out. */
export function loggedFields(fields: LogFields): Record<string, string | number> {
  const written: Record<string, string | number> = {};
  for (const name of Object.keys(NAMES) as (keyof LogFields)[]) {
    const value = fields[name];
    if (typeof value === "string")
      written[NAMES[name]] = name === "statement" ? loggedStatement(value) : loggedText(value);
    if (typeof value !== "number" || !Number.isFinite(value)) continue;
    written[NAMES[name]] = name === "durationMs" ? Math.round(value * NANOSECONDS) : value;
  }
  return written;
}
