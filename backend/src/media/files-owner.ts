import { createHash } from "node:crypto";
import { FileMissing, type FilePath, type FileStore } from "@eldercare/file-store";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "zod";
import { shopSettings } from "../settings";
import { fileStore } from "./file-store";

/** What a bucket says of whose it is; no backup and no copy of files takes it along. */
export const OWNER_FILE: FilePath = "owner/shop.json";

const Owner = z.object({
  /** Of the database, not of what is in it: a copy has another. */
  id: z.string(),
  /** Where that shop was when it took the files, for people who read it. */
  shop: z.string(),
  since: z.string(),
});

/** The files of the store belong to another shop, which may be one that this one is a copy of. */
export class FilesOfAnother extends Error {
  override name = "FilesOfAnother";

  constructor(readonly shop: string) {
    super(
      `The files in S3 belong to another shop (${shop}), so none is removed that this shop does not use. A copy gets a bucket or an S3_PREFIX of its own; where this is that shop, at another place: npm run files -- take-over`,
    );
  }
}

/**
 * The address of the other shop to which the store's files belong, undefined when they are this shop's:
 * those of nobody become so. Files in a folder are of whoever has the folder.
 */
export async function ownerElsewhere(container: MedusaContainer): Promise<string | undefined> {
  const files = fileStore();
  if (files.isNear) return undefined;
  const { SHOP_URL: shop, DATABASE_URL: url } = shopSettings();
  const id = databaseId(await readDatabase(container), url);
  // Read again: of two that begin at once, one is told.
  if (!(await readOwner(files))) {
    const own = { id, shop, since: new Date().toISOString() };
    await files.write(OWNER_FILE, Buffer.from(JSON.stringify(own)));
  }
  const owner = await readOwner(files);
  return owner?.id === id ? undefined : (owner?.shop ?? "");
}

/** Throws {@link FilesOfAnother} unless the store's files are this shop's. */
export async function assertOwnFiles(container: MedusaContainer): Promise<void> {
  const other = await ownerElsewhere(container);
  if (other !== undefined) throw new FilesOfAnother(other);
}

/** Undefined where nobody has the files; what cannot be understood belongs to somebody. */
async function readOwner(files: FileStore): Promise<z.infer<typeof Owner> | undefined> {
  const bytes = await files.read(OWNER_FILE).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
    return undefined;
  });
  return bytes && (Owner.safeParse(parsed(bytes)).data ?? { id: "", shop: "", since: "" });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

interface DatabaseRow {
  cluster: string;
  database: string;
  /** Where the server keeps it, if it tells this user. */
  folder: string | null;
}

async function readDatabase(container: MedusaContainer): Promise<DatabaseRow> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: DatabaseRow[] }>(
      `select (select system_identifier::text from pg_control_system()) as cluster,
              (select oid::text from pg_database where datname = current_database()) as database,
              case when pg_has_role('pg_read_all_settings', 'member')
                then current_setting('data_directory') end as folder`,
    );
  const [row] = rows;
  if (!row) throw new Error("The database does not say which it is.");
  return row;
}

const HERE = ["127.0.0.1", "localhost", "[::1]", ""];

/**
 * A database by what no copy of it has in common: a dump that was read elsewhere has another cluster and
 * number, a copied folder lies elsewhere, a snapshot of a managed one answers at another address.
 */
export function databaseId({ cluster, database, folder }: DatabaseRow, url = ""): string {
  const { hostname, port, pathname } = new URL(url || "postgres://localhost");
  // The embedded one's port is another at each start.
  const address = HERE.includes(hostname) ? "" : `${hostname}:${port}${pathname}`;
  const parts = [cluster, database, folder ?? "", address];
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 32);
}
