import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ModulesSdkUtils } from "@medusajs/framework/utils";

/** A connection as Medusa makes it, to an empty database that is gone after `close`. */
export interface TestDatabase {
  connection: Knex;
  close(): Promise<void>;
}

/**
 * Makes a database on the server of `SEARCH_TEST_DATABASE_URL`; without that setting, on the
 * embedded PostgreSQL of the repository that holds this package.
 */
export async function openDatabase(): Promise<TestDatabase> {
  const given = process.env.SEARCH_TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await embeddedServer();
  const name = `search_test_${randomBytes(4).toString("hex")}`;
  const admin = connect(server.url);
  await admin.raw(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const connection = connect(url.href);
  return {
    connection,
    close: async () => {
      await connection.destroy();
      await admin.raw(`drop database ${name}`);
      await admin.destroy();
      await server.stop();
    },
  };
}

const connect = (clientUrl: string): Knex => ModulesSdkUtils.createPgConnection({ clientUrl });

async function embeddedServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { startPostgres } = await import("../../../../scripts/postgres.ts");
  const dataDir = await mkdtemp(join(tmpdir(), "search-typed-"));
  // Root lends the cluster to another user, who must get in.
  await chmod(dataDir, 0o711);
  const server = await startPostgres({ dataDir, durable: false, say: () => undefined });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
