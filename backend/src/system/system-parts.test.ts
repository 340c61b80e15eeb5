import type { SystemPartName } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { type SystemReadings, systemParts } from "./system-parts";

const WELL: SystemReadings = {
  database: { answerMs: 2, bytes: 120e6, connections: 30, mostConnections: 200 },
  backlog: {
    ...{ mailsWaiting: 0, mailsFailed: 0, mailLagSeconds: 0 },
    ...{ searchChanges: 0, firstSearchChange: null, unsettledOrders: 0, moneyMismatches: 0 },
  },
  isSearchStuck: false,
  payments: { isDemo: false, answerMs: 180 },
  queues: "none",
  files: "folder",
  disk: { freeBytes: 60e9, totalBytes: 100e9 },
  backupHours: 5.2,
  clockOffsetSeconds: -0.2,
};
const backlog = (changes: Partial<SystemReadings["backlog"]>): Partial<SystemReadings> => ({
  backlog: { ...WELL.backlog, ...changes },
});
const jobs = (waiting: number, lagSeconds: number) => [
  { name: "events-queue", counts: { waiting, active: 0, failed: 1 }, lagSeconds },
];

describe("how the parts of a shop are", () => {
  it("is said of each in a sentence, when all is well", () => {
    expect(systemParts(WELL)).toEqual(
      Object.entries({
        database: "It answered in 2 ms. It holds 120 MB, and 30 of its 200 connections are in use.",
        search: "Lists and searches show every change.",
        mail: "No email is waiting.",
        payments: "Stripe answered in 180 ms.",
        orders: "No order is half done.",
        queue: "One process does all jobs, as they come.",
        files: "They lie in the shop's data folder.",
        disk: "60 GB of 100 GB are free.",
        backups: "The last backup was made 5 hours ago.",
        clock: "The server's clock agrees with the database's.",
      }).map(([name, finding]) => ({ name, verdict: "well", finding })),
    );
  });

  it.each<[SystemPartName, Partial<SystemReadings>, string, string]>([
    ["database", { database: { ...WELL.database, connections: 170 } }, "look", "170 of its 200"],
    ["database", { database: { ...WELL.database, answerMs: 800 } }, "look", "800 ms"],
    [
      "search",
      backlog({ searchChanges: 7 }),
      "well",
      "7 changed products are just being taken in.",
    ],
    [
      "search",
      { ...backlog({ searchChanges: 1 }), isSearchStuck: true },
      "look",
      "1 changed product is not",
    ],
    ["mail", backlog({ mailsFailed: 3 }), "look", "No email is waiting. 3 mails were given up."],
    ["mail", backlog({ mailLagSeconds: 720 }), "broken", "due for 12 minutes"],
    [
      "payments",
      { payments: { isDemo: true, answerMs: null } },
      "broken",
      "The demo's payments did not",
    ],
    [
      "payments",
      { payments: { isDemo: false, answerMs: "refused" } },
      "broken",
      "did not take the shop's key",
    ],
    ["payments", backlog({ moneyMismatches: 1 }), "look", "1 payment does not agree"],
    ["orders", backlog({ unsettledOrders: 2 }), "broken", "2 orders or payments are half done."],
    ["queue", { queues: jobs(4, 1) }, "well", "4 jobs wait, 1 failed."],
    ["queue", { queues: jobs(4, 400) }, "look", "4 jobs wait"],
    ["queue", { queues: null }, "broken", "Redis"],
    ["files", { files: 12.4 }, "well", "Their storage answered in 12 ms."],
    ["files", { files: 1200 }, "look", "1,200 ms"],
    ["files", { files: "silent" }, "broken", "did not answer"],
    ["files", { files: "refused" }, "broken", "did not take the shop's key"],
    ["files", { files: "no-bucket" }, "broken", "no bucket of the name"],
    ["files", { files: { elsewhere: "https://shop.example" } }, "look", "(https://shop.example)"],
    ["disk", { disk: { freeBytes: 10e9, totalBytes: 100e9 } }, "look", "10 GB"],
    ["disk", { disk: { freeBytes: 0.8e9, totalBytes: 2e9 } }, "broken", "800 MB"],
    ["disk", { disk: null }, "broken", "cannot be looked at"],
    ["backups", { backupHours: null }, "look", "No backup"],
    ["backups", { backupHours: 0.2 }, "well", "less than an hour ago"],
    ["backups", { backupHours: 50 }, "look", "2 days ago"],
    ["backups", { backupHours: 200 }, "broken", "8 days ago"],
    ["clock", { clockOffsetSeconds: 3599.8 }, "look", "60 minutes ahead of the database's"],
    ["clock", { clockOffsetSeconds: -5 }, "look", "5 seconds behind the database's"],
  ])("%s: %j is %s", (name, changes, verdict, words) => {
    const part = systemParts({ ...WELL, ...changes }).find((each) => each.name === name);
    expect(part).toMatchObject({ verdict, finding: expect.stringContaining(words) });
  });
});
