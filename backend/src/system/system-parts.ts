import {
  SYSTEM_PARTS,
  type SystemPart,
  type SystemPartName,
  type SystemVerdict,
} from "@eldercare/contracts";
import type { FilesAwayReason } from "@eldercare/file-store";
import type { QueueState } from "../medusa/queues";
import type { Backlog } from "./read-backlog";

/** What the parts are judged by. */
export interface SystemReadings {
  database: { answerMs: number; bytes: number; connections: number; mostConnections: number };
  backlog: Backlog;
  /** Whether the first change that the search waits for did not move between two looks. */
  isSearchStuck: boolean;
  /** How long card payments took to answer; null when they did not, "refused" when they do not know the shop's key. */
  payments: { isDemo: boolean; answerMs: number | "refused" | null };
  /** Medusa's queues in Redis; "none" without Redis, null when it does not answer. */
  queues: readonly QueueState[] | "none" | null;
  /**
   * How long the store of pictures and files took; "folder" when they lie in the data folder, the address
   * of the shop whose they are when it is another.
   */
  files: number | FilesAwayReason | "folder" | { elsewhere: string };
  /** Of the data folder; null when it cannot be looked at. */
  disk: { freeBytes: number; totalBytes: number } | null;
  /** When `npm run backup` last ended well, in hours before now; null when it never did. */
  backupHours: number | null;
  /** By how much the clock of this server's machine is ahead of the database's. */
  clockOffsetSeconds: number;
}

type Finding = Pick<SystemPart, "verdict" | "finding">;
const found = (verdict: SystemVerdict, finding: string): Finding => ({ verdict, finding });

const GIGABYTE = 1e9;
const SLOW_DATABASE_MS = 500;
const SLOW_PAYMENTS_MS = 3000;
const SLOW_FILES_MS = 1000;
const MANY_CONNECTIONS = 0.8;
const LATE_MAIL_SECONDS = 600;
const LATE_JOB_SECONDS = 300;
const LITTLE_ROOM = { look: 0.15, broken: 0.05 };
/** What a machine that follows NTP never comes to. */
const CLOCK_OFF_SECONDS = 2;
/** A night that was missed; a week of them. */
const OLD_BACKUP_HOURS = { look: 36, broken: 7 * 24 };

const number = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 1 });
const count = (amount: number, one: string, many = `${one}s`) =>
  `${number.format(amount)} ${amount === 1 ? one : many}`;
const size = (bytes: number) =>
  bytes < GIGABYTE
    ? `${number.format(Math.round(bytes / 1e6))} MB`
    : `${number.format(bytes / GIGABYTE)} GB`;
const milliseconds = (ms: number) => `${number.format(Math.round(ms))} ms`;

function span(hours: number): string {
  if (hours < 1) return "less than an hour";
  return hours < 48 ? count(Math.floor(hours), "hour") : count(Math.floor(hours / 24), "day");
}

const FILES_AWAY: Readonly<Record<FilesAwayReason, string>> = {
  silent: "Their storage did not answer.",
  refused: "Their storage did not take the shop's key, or its region.",
  "no-bucket": "Their storage has no bucket of the name that the shop was given.",
};

const FINDINGS: Readonly<Record<SystemPartName, (readings: SystemReadings) => Finding>> = {
  database: ({ database: { answerMs, bytes, connections, mostConnections } }) => {
    const isSlow = answerMs > SLOW_DATABASE_MS;
    const isFull = connections > MANY_CONNECTIONS * mostConnections;
    return found(
      isSlow || isFull ? "look" : "well",
      `It answered in ${milliseconds(answerMs)}. It holds ${size(bytes)}, and ${connections} of its ${mostConnections} connections are in use.`,
    );
  },
  search: ({ backlog: { searchChanges: waiting }, isSearchStuck }) => {
    if (waiting === 0) return found("well", "Lists and searches show every change.");
    const are = waiting === 1 ? "product is" : "products are";
    return isSearchStuck
      ? found("look", `${number.format(waiting)} changed ${are} not in lists and searches yet.`)
      : found("well", `${number.format(waiting)} changed ${are} just being taken in.`);
  },
  mail: ({ backlog: { mailsWaiting, mailsFailed, mailLagSeconds } }) => {
    const failed =
      mailsFailed > 0 ? ` ${count(mailsFailed, "mail was", "mails were")} given up.` : "";
    if (mailLagSeconds > LATE_MAIL_SECONDS) {
      const minutes = count(Math.floor(mailLagSeconds / 60), "minute");
      return found("broken", `An email has been due for ${minutes}.${failed}`);
    }
    const waiting =
      mailsWaiting === 0
        ? "No email is waiting."
        : `${count(mailsWaiting, "email")} will be sent when it is time to try again.`;
    return found(failed ? "look" : "well", `${waiting}${failed}`);
  },
  payments: ({ payments: { isDemo, answerMs }, backlog: { moneyMismatches } }) => {
    const who = isDemo ? "The demo's payments" : "Stripe";
    if (answerMs === "refused") return found("broken", `${who} did not take the shop's key.`);
    if (answerMs === null) return found("broken", `${who} did not answer.`);
    const answered = `${who} answered in ${milliseconds(answerMs)}.`;
    if (moneyMismatches > 0) {
      const disagree = count(moneyMismatches, "payment does", "payments do");
      return found("look", `${answered} ${disagree} not agree with an order.`);
    }
    return found(answerMs > SLOW_PAYMENTS_MS ? "look" : "well", answered);
  },
  orders: ({ backlog: { unsettledOrders: unsettled } }) =>
    unsettled === 0
      ? found("well", "No order is half done.")
      : found(
          "broken",
          `${count(unsettled, "order or payment is", "orders or payments are")} half done.`,
        ),
  queue: ({ queues }) => {
    if (queues === "none") return found("well", "One process does all jobs, as they come.");
    if (queues === null) return found("broken", "Redis, where jobs wait, did not answer.");
    const waiting = queues.reduce((sum, { counts }) => sum + counts.waiting, 0);
    const failed = queues.reduce((sum, { counts }) => sum + counts.failed, 0);
    const lag = Math.max(0, ...queues.map(({ lagSeconds }) => lagSeconds));
    const words = `${count(waiting, "job waits", "jobs wait")}, ${number.format(failed)} failed.`;
    return found(lag > LATE_JOB_SECONDS ? "look" : "well", words);
  },
  files: ({ files }) => {
    if (files === "folder") return found("well", "They lie in the shop's data folder.");
    if (typeof files === "string") return found("broken", FILES_AWAY[files]);
    if (typeof files === "object") {
      return found(
        "look",
        `They belong to another shop (${files.elsewhere || "unknown"}), so none is removed here that nothing shows any more.`,
      );
    }
    const answered = `Their storage answered in ${milliseconds(files)}.`;
    return found(files > SLOW_FILES_MS ? "look" : "well", answered);
  },
  disk: ({ disk, database: { bytes } }) => {
    if (disk === null) return found("broken", "The shop's data folder cannot be looked at.");
    const { freeBytes, totalBytes } = disk;
    const room = freeBytes / totalBytes;
    const words = `${size(freeBytes)} of ${size(totalBytes)} are free.`;
    if (room < LITTLE_ROOM.broken || freeBytes < GIGABYTE) return found("broken", words);
    // A backup needs room for the database, and the log of changes for what is written meanwhile.
    return found(room < LITTLE_ROOM.look || freeBytes < 2 * bytes ? "look" : "well", words);
  },
  backups: ({ backupHours: hours }) => {
    if (hours === null) return found("look", "No backup was made with this data folder.");
    const words = `The last backup was made ${span(hours)} ago.`;
    if (hours > OLD_BACKUP_HOURS.broken) return found("broken", words);
    return found(hours > OLD_BACKUP_HOURS.look ? "look" : "well", words);
  },
  clock: ({ clockOffsetSeconds: offset }) => {
    const seconds = Math.abs(offset);
    if (seconds <= CLOCK_OFF_SECONDS) {
      return found("well", "The server's clock agrees with the database's.");
    }
    const rounded = Math.round(seconds);
    const by = rounded < 120 ? count(rounded, "second") : count(Math.round(rounded / 60), "minute");
    return found(
      "look",
      `The server's clock is ${by} ${offset > 0 ? "ahead of" : "behind"} the database's. The shop goes by the database's.`,
    );
  },
};

/** How each part of the shop is, in order. */
export const systemParts = (readings: SystemReadings): SystemPart[] =>
  SYSTEM_PARTS.map((name) => ({ name, ...FINDINGS[name](readings) }));
