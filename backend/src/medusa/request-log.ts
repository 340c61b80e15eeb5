import { createRequire } from "node:module";
import { loggedPath } from "@eldercare/server";

/** What Medusa writes its lines of requests with (`LOG_LEVEL=http`): its own copy of morgan. */
interface RequestLog {
  token(name: string, value: (request: LoggedRequest) => string | undefined): unknown;
}

interface LoggedRequest {
  originalUrl?: string;
  url?: string;
  headers: Record<string, string | string[] | undefined>;
}

const frameworkOf = createRequire(require.resolve("@medusajs/framework/http"));

/** Keeps queries, with the tokens of mails in them, out of Medusa's log of requests. */
export function logPathsAlone(): void {
  const log: RequestLog = frameworkOf("morgan");
  log.token("url", ({ originalUrl, url }) => loggedPath(originalUrl ?? url));
  log.token("referrer", ({ headers }) => loggedPath(String(headers.referer ?? "")) || undefined);
}
