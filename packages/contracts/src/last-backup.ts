import { z } from "zod";

/** The file in DATA_DIR that `npm run backup` writes when it has ended well, and the System screen reads. */
export const LAST_BACKUP_FILE = "last-backup.json";

/** What it holds: when the backup that it tells of began (ISO 8601). */
export const LastBackup = z.object({ createdAt: z.iso.datetime() });
export type LastBackup = z.infer<typeof LastBackup>;
