import { directDatabaseUrl, type Settings } from "@eldercare/contracts/settings";
import { endOnUncaught, startLog } from "@eldercare/server";
import { StartupError } from "../errors/startup-error";
import { logAsOurs } from "../medusa/medusa-log";

/** Whoever asked has been told after two minutes that nothing came: no statement goes on beyond. */
const STATEMENT_TIMEOUT_MS = 120_000;

/** Where this process reaches its database. */
export interface DatabaseAddresses {
  /** For transactions: perhaps a pooler's. */
  databaseUrl: string;
  /** For `LISTEN`: never a pooler's. */
  directUrl: string;
}

/** Sets what Medusa and its modules look for in the environment, and begins the log; answers the database's addresses. */
export function prepareProcess(settings: Settings): DatabaseAddresses {
  const { NODE_ENV, MEDUSA_WORKER_MODE: mode, LOG_LEVEL: level, LOG_FORMAT: format } = settings;
  startLog({ service: mode === "worker" ? "medusa-worker" : "medusa", level, format });
  logAsOurs();
  endOnUncaught();
  // A limit on files fails the write that meets it, which says so; a library of Medusa's ends the process
  // unless somebody else listens, too.
  process.on("SIGXFSZ", () => undefined);
  process.env.NODE_ENV ??= NODE_ENV;
  // For every connection of this process, whoever opens it; migrations and commands run in others.
  process.env.PGOPTIONS ??= `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`;
  const { DATABASE_URL: databaseUrl } = settings;
  const directUrl = directDatabaseUrl(settings);
  if (!databaseUrl || !directUrl) throw new StartupError("DATABASE_URL is missing.");
  return { databaseUrl, directUrl };
}
