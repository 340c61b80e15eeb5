import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import type { SystemState } from "@eldercare/contracts";
import { FilesAway } from "@eldercare/file-store";
import { within } from "@eldercare/server";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { clockOffsetSeconds } from "../measures/measures";
import { fileStore } from "../media/file-store";
import { ownerElsewhere } from "../media/files-owner";
import { readQueues } from "../medusa/queues";
import { MEDUSA_VERSION } from "../medusa/version";
import { stripeApi } from "../payments/stripe-access";
import { shopSettings } from "../settings";
import { type Backlog, readBacklog } from "./read-backlog";
import { readBackupAge, readDisk } from "./read-data-folder";
import { type SystemReadings, systemParts } from "./system-parts";

/** Whoever looks has opened a page and waits for it. */
const PAYMENTS_PATIENCE_MS = 5000;
const FILES_PATIENCE_MS = 5000;
/** The search takes changes in within a second. */
const SECOND_LOOK_MS = 1500;
const HOUR_SECONDS = 3600;

const own: { version: string } = createRequire(__filename)("@eldercare/backend/package.json");

/** How everything that the shop stands on is at this moment. */
export async function readSystem(container: MedusaContainer): Promise<SystemState> {
  const { DATA_DIR, PAYMENTS, REDIS_URL } = shopSettings();
  const backlog = await readBacklog(container);
  const [{ version, ...database }, isSearchStuck, answerMs, queues, files, disk, backupAge] =
    await Promise.all([
      readDatabase(container),
      isStuck(container, backlog),
      askPayments(),
      askQueues(REDIS_URL),
      askFiles(container),
      readDisk(DATA_DIR),
      readBackupAge(DATA_DIR),
    ]);
  const payments = { isDemo: PAYMENTS === "demo", answerMs };
  return {
    parts: systemParts({
      ...{ database, backlog, isSearchStuck, payments, queues, files, disk },
      backupHours: backupAge === null ? null : backupAge / HOUR_SECONDS,
      clockOffsetSeconds: await clockOffsetSeconds(),
    }),
    versions: [
      { program: "Shop", version: own.version },
      { program: "Medusa", version: MEDUSA_VERSION },
      { program: "Node.js", version: process.versions.node },
      { program: "PostgreSQL", version },
    ],
  };
}

const took = async (work: Promise<unknown>) => {
  const begun = performance.now();
  await work;
  return performance.now() - begun;
};

interface DatabaseRow {
  version: string;
  /** PostgreSQL answers its large integers as text. */
  bytes: string;
  connections: number;
  most: number;
}

async function readDatabase(container: MedusaContainer) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const answerMs = await took(database.raw("select 1"));
  const { rows } = await database.raw<{ rows: DatabaseRow[] }>(
    `select current_setting('server_version') as version,
            pg_database_size(current_database()) as bytes,
            (select count(*) from pg_stat_activity where backend_type = 'client backend')::int
              as connections,
            current_setting('max_connections')::int as most`,
  );
  const [row] = rows;
  if (!row) throw new Error("The database says nothing of itself.");
  const { version, bytes, connections, most: mostConnections } = row;
  return { version, answerMs, bytes: Number(bytes), connections, mostConnections };
}

async function isStuck(container: MedusaContainer, { firstSearchChange: first }: Backlog) {
  if (first === null) return false;
  await wait(SECOND_LOOK_MS);
  return (await readBacklog(container)).firstSearchChange === first;
}

/** A question that changes nothing. */
async function askPayments(): Promise<SystemReadings["payments"]["answerMs"]> {
  const options = { timeout: PAYMENTS_PATIENCE_MS, maxNetworkRetries: 0 };
  return took(stripeApi().paymentIntents.list({ limit: 1 }, options)).catch((error: unknown) =>
    isRefusedKey(error) ? "refused" : null,
  );
}

function isRefusedKey(error: unknown): boolean {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  return error instanceof StripeAuthenticationError || error instanceof StripePermissionError;
}

async function askQueues(redisUrl: string | undefined): Promise<SystemReadings["queues"]> {
  return redisUrl === undefined ? "none" : readQueues(redisUrl).catch(() => null);
}

/** What holds pictures in a folder says nothing of itself that its disk does not say. */
async function askFiles(container: MedusaContainer): Promise<SystemReadings["files"]> {
  const files = fileStore();
  if (files.isNear) return "folder";
  try {
    const answerMs = await took(within(FILES_PATIENCE_MS, files.reach()));
    const elsewhere = await within(FILES_PATIENCE_MS, ownerElsewhere(container));
    return elsewhere === undefined ? answerMs : { elsewhere };
  } catch (error) {
    return error instanceof FilesAway ? error.reason : "silent";
  }
}
