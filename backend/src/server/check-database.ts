import type { Pool } from "pg";
import { messageOf } from "../errors/message-of";
import { StartupError } from "../errors/startup-error";

/** Refuses to start without a database that answers and has been migrated; says what to do. */
export async function checkDatabase(pool: Pool): Promise<void> {
  let isMigrated: boolean;
  try {
    const { rows } = await pool.query<{ migrated: boolean }>(
      "select to_regclass('carousel_slide') is not null as migrated",
    );
    isMigrated = rows[0]?.migrated ?? false;
  } catch (error) {
    throw new StartupError(`The database (DATABASE_URL) does not answer: ${messageOf(error)}`);
  }
  if (!isMigrated) {
    throw new StartupError("The database has no tables of the shop yet: run `medusa db:migrate`.");
  }
}
