import { ErrorResponse } from "@eldercare/contracts";

/** A request as it was sent, and what came of it. `status` 0: no answer. */
export interface Exchange {
  person: "visitor" | "customer" | "unverified" | "staff";
  method: string;
  /** As spelt, query included. */
  path: string;
  status: number;
  ms: number;
  contentType: string;
  text: string;
}

const LONGEST_MS = 2000;

/** Words that stand in programs and databases, not in sentences for people. */
const INTERNALS =
  /node_modules|(?:\n|\\n)\s+at |\.(?:ts|js|cjs|mjs):\d+:\d+|relation \\?"|syntax error at|violates (?:unique|foreign|not-null|check)|invalid input (?:syntax|value)|\b(?:knex|MikroORM|AwilixResolutionError|ECONNREFUSED|SqlState)\b|\bselect .{1,80} from \\?"/i;

/** What of Medusa's origin anybody may be answered something at, beside calls of `/api`. */
const PUBLIC = /^\/(?:api\/|app(?:[/?]|$)|static\/|health(?:\?|$))/;
/** Medusa Admin's door says 201 for every address. */
const RESET = /^\/auth\/user\/emailpass\/reset-password(?:\?|$)/;

/** Everything that is wrong with an exchange; nothing, when the shop did as it should. */
export function findingsOf(exchange: Exchange): string[] {
  const { person, method, path, status, ms, contentType, text } = exchange;
  const isCall = path.startsWith("/api/");
  const isStaff = person === "staff";
  // HEAD asks for none, and Node itself refuses an address that is too long for its headers.
  const hasText = method !== "HEAD" && status !== 431;
  const checks: [isWrong: boolean, finding: string][] = [
    [status === 0, "no answer"],
    [status >= 500 && status !== 502 && status !== 503, `a fault of the server (${status})`],
    [ms > LONGEST_MS, "too slow"],
    [INTERNALS.test(text) && !contentType.startsWith("text/html"), "internals in the answer"],
    [
      isCall && hasText && status >= 400 && !ErrorResponse.safeParse(parsed(text)).success,
      "an error that is no ErrorResponse",
    ],
    [
      !isStaff &&
        status >= 200 &&
        status < 300 &&
        !PUBLIC.test(path) &&
        !RESET.test(path) &&
        path !== "/",
      "an open door",
    ],
  ];
  return checks.flatMap(([isWrong, finding]) => (isWrong ? [finding] : []));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
