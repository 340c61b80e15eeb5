import { chmod, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Progress } from "../catalog/import/progress";
import { knownThings } from "../medusa/known-things";
import { SETTINGS_TABLES } from "../medusa/moved-settings";
import { readStoreName } from "../medusa/store-place";
import { MEDUSA_VERSION } from "../medusa/version";
import {
  type FileNote,
  FOLDER_FILES,
  type FolderFile,
  FolderUnusable,
  KNOWN_FILE,
  linesFile,
  type Manifest,
  writeManifest,
} from "./folder-manifest";
import { OwnFile } from "./line-files";
import { type RecordFile, WAITS_FOR_PAYMENT } from "./moved-tables";
import { countRecords, readRecords, readSettings } from "./read-records";
import { headingLine, sheetLines } from "./spreadsheets";
import { type MovedRow, shapeOf, type TableShape, tableShapes } from "./table-shapes";

type Shapes = ReadonlyMap<string, TableShape>;

/**
 * Makes the folder of a shop ready, for its owner alone. Throws {@link FolderUnusable} for one that
 * holds something: what an earlier export left would be loaded too.
 */
export async function openShopFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new FolderUnusable(`${folder} is not empty: name a new folder.`);
  }
  await chmod(folder, 0o700);
}

/**
 * Writes settings, people and what they did into the folder, as they are at one moment, and tables
 * of them for people to read. Answers what the folder says of itself.
 */
export async function exportRecords(
  database: Knex,
  folder: string,
  progress: Progress,
): Promise<Manifest> {
  return database.transaction(
    async (moment) => {
      const shapes = await tableShapes(moment);
      const { changing, waiting } = await unsettledOrders(moment);
      const files = {} as Record<FolderFile, FileNote>;
      for (const file of FOLDER_FILES) {
        files[file] =
          file === "settings"
            ? await writeSettings(moment, shapes, folder)
            : await writeRecords(moment, shapes, { file, folder, progress });
      }
      const known = await OwnFile.open(join(folder, KNOWN_FILE));
      await known.add(await knownThings(moment));
      const manifest = {
        shop: await readStoreName(moment),
        exportedAt: new Date().toISOString(),
        medusa: MEDUSA_VERSION,
        known: await known.end(),
        files,
        waitingOrders: waiting,
        changingOrders: changing,
      };
      return writeManifest(folder, manifest);
    },
    { isolationLevel: "repeatable read", readOnly: true },
  );
}

async function writeSettings(database: Knex, shapes: Shapes, folder: string): Promise<FileNote> {
  const file = await OwnFile.open(join(folder, linesFile("settings")));
  const moved = new Map<string, Set<unknown>>();
  for (const settings of SETTINGS_TABLES) {
    const { table } = settings;
    const rows = await readSettings(database, shapes, settings);
    moved.set(table, idsOf(rows));
    const { parents } = shapeOf(shapes, table);
    // Medusa leaves what belonged to a thing that was removed, such as what a code took off.
    const held = rows.filter((row) =>
      parents.every((parent) => {
        const id = row[parent.column];
        return id === null || (moved.get(parent.table)?.has(id) ?? true);
      }),
    );
    moved.set(table, idsOf(held));
    await file.add([{ [table]: held }]);
  }
  return file.end();
}

const idsOf = (rows: readonly MovedRow[]) => new Set(rows.map(({ id }) => id));

async function writeRecords(
  database: Knex,
  shapes: Shapes,
  { file, folder, progress }: { file: RecordFile; folder: string; progress: Progress },
): Promise<FileNote> {
  const task = progress.start(file, await countRecords(database, shapes, file));
  const [lines, sheet] = await Promise.all([
    OwnFile.open(join(folder, linesFile(file))),
    OwnFile.open(join(folder, `${file}.csv`)),
  ]);
  await sheet.write(headingLine(file));
  for await (const batch of readRecords(database, shapes, file)) {
    await lines.add(batch);
    await sheet.write(sheetLines(file, batch));
    task.advance(batch.length);
  }
  task.end();
  await sheet.end();
  return lines.end();
}

/** Numbers of orders whose change is under way, and how many wait for their payment. */
async function unsettledOrders(database: Knex): Promise<{ changing: number[]; waiting: number }> {
  const { rows } = await database.raw<{ rows: { changing: number[]; waiting: number }[] }>(
    `select coalesce(array_agg(s.number order by s.number) filter (where (s.pending_status is not null or s.pending_money_back is not null
          or exists (select from shop_payment p where p.for_order = s.id and p.state in ('open', 'paid'))) and not (${WAITS_FOR_PAYMENT})), '{}') as changing,
        count(*) filter (where s.status = 'pending' and s.is_placed)::int as waiting
       from shop_order s where s.deleted_at is null`,
  );
  return rows[0] ?? { changing: [], waiting: 0 };
}
