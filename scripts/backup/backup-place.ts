import type { Readable } from "node:stream";

/** Where backups lie, each by its name. One without a manifest is none. */
export interface BackupPlace {
  /** Begins a backup of this name. */
  begin(name: string): Promise<BackupDraft>;
  /** The names of what is whole, in no order. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Removes what was left of those that were killed before this time. */
  removeCutOff(before: Date): Promise<void>;
}

/** A backup that is being written: none before its end. */
export interface BackupDraft {
  /** Throws what `content` broke off with. */
  write(name: string, content: Readable): Promise<void>;
  /** Makes a backup of it, after all of it was written, its manifest last; answers what restores it. */
  finish(): Promise<string>;
  discard(): Promise<void>;
}

const STAMP = String.raw`shop-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z`;
export const BACKUP_NAME = new RegExp(`^${STAMP}$`);

/** What a backup of this time (ISO 8601) is called. */
export const nameOfBackup = (createdAt: string): string =>
  `shop-${createdAt.slice(0, 19).replaceAll(":", "-")}Z`;

/** When a backup of this name was begun. */
export const begunAt = (name: string): Date => new Date(name.replace(BACKUP_NAME, "$1T$2:$3:$4Z"));
