import type { Settings } from "@eldercare/contracts/settings";
import { StartupError } from "../errors/startup-error";

/** Whoever asked has been told after two minutes that nothing came: no statement goes on beyond. */
const STATEMENT_TIMEOUT_MS = 120_000;

/** Sets what Medusa and its modules look for in the environment; answers the database's address. */
export function prepareProcess({ NODE_ENV, DATABASE_URL }: Settings): string {
  process.env.NODE_ENV ??= NODE_ENV;
  // For every connection of this process, whoever opens it; migrations and commands run in others.
  process.env.PGOPTIONS ??= `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`;
  if (!DATABASE_URL) throw new StartupError("DATABASE_URL is missing.");
  return DATABASE_URL;
}
