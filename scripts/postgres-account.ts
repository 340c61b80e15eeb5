import { execFile, spawnSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { CliError } from "./cli-error.ts";

const run = promisify(execFile);

/** The user that PostgreSQL runs as; `undefined` ids mean "whoever runs this script". */
export interface PostgresAccount {
  uid?: number;
  gid?: number;
}

const SYSTEM_USER = "postgres";

/**
 * Who shall own and run the cluster. PostgreSQL refuses to run as root, so root lends it the
 * system user `postgres` (made when missing), or whoever already owns the cluster.
 * Throws {@link CliError} when root cannot become that user.
 */
export async function postgresAccount(clusterDirectory: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(clusterDirectory).catch(() => undefined);
  const account =
    owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await systemUser();
  const attempt = spawnSync("true", { ...account, cwd: "/" });
  if (attempt.error) {
    throw new CliError(
      `PostgreSQL may not run as root, and this environment does not let root run it as another user (${attempt.error.message}). Run the shop as an ordinary user, or point DATABASE_URL at a PostgreSQL server.`,
    );
  }
  return account;
}

/** Whether the account can do what `test` asks of the path ("-x": traverse or run, "-w": write). */
export function canReach(account: PostgresAccount, test: "-x" | "-w", path: string): boolean {
  return spawnSync("test", [test, path], { ...account, cwd: "/" }).status === 0;
}

async function systemUser(): Promise<Required<PostgresAccount>> {
  const known = await idsOf(SYSTEM_USER);
  if (known) return known;
  await run("useradd", ["--system", "--user-group", "--no-create-home", SYSTEM_USER]).catch(
    (error: Error) => {
      throw new CliError(
        `PostgreSQL may not run as root, and the system user "${SYSTEM_USER}" could not be made (${error.message.trim()}). Make that user, or point DATABASE_URL at a PostgreSQL server.`,
      );
    },
  );
  const made = await idsOf(SYSTEM_USER);
  if (!made) throw new CliError(`The system user "${SYSTEM_USER}" was made but is not found.`);
  return made;
}

async function idsOf(user: string): Promise<Required<PostgresAccount> | undefined> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", user]), run("id", ["-g", user])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
