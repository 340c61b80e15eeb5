import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Progress } from "../catalog/import/progress";
import { SETTINGS_TABLES } from "../medusa/moved-settings";
import { countReserved, deliveryIds, stockLevels } from "../medusa/moved-stock";
import { recordLines } from "./check-folder";
import type { Manifest } from "./folder-manifest";
import { RECORD_FILES, type RecordFile, tablesOf } from "./moved-tables";
import { type OtherIds, readOtherIds } from "./other-ids";
import type { RecordLine } from "./read-records";
import { type MovedRow, shapeOf, type TableShape, tableShapes } from "./table-shapes";
import { continueCounting, insertMoved, writeSettings } from "./write-rows";

/** What a load brought: rows of settings that changed, and records that were not there. */
export type LoadedCounts = Record<"settings" | RecordFile, number> & {
  /** Numbers of orders with pieces that this shop does not count, which are not reserved. */
  unreserved: number[];
};

interface Loading {
  database: Knex;
  shapes: ReadonlyMap<string, TableShape>;
  ids: OtherIds;
}

/**
 * Writes settings, people and what they did from a checked folder, all of it or nothing. Whoever is
 * there already stays as they are. No mail is promised, and Stripe is not asked.
 */
export async function loadRecords(
  database: Knex,
  folder: string,
  manifest: Manifest,
  progress: Progress,
): Promise<LoadedCounts> {
  return database.transaction(async (transaction) => {
    const loading: Loading = {
      database: transaction,
      shapes: await tableShapes(transaction),
      ids: await readOtherIds(transaction, folder),
    };
    const counts: LoadedCounts = {
      ...{ settings: await loadSettings(loading, folder) },
      ...{
        customers: 0,
        orders: 0,
        messages: 0,
        reviews: 0,
        notes: 0,
        newsletter: 0,
        unreserved: [],
      },
    };
    const places: OrderPlaces = {
      levels: await stockLevels(transaction),
      deliveries: await deliveryIds(transaction),
    };
    for (const file of Object.keys(RECORD_FILES) as RecordFile[]) {
      const task = progress.start(file, manifest.files[file]?.lines ?? 0);
      for await (const lines of recordLines(folder, file)) {
        const fresh = await freshLines(loading, file, lines);
        if (file === "orders") counts.unreserved.push(...withoutStrangers(fresh, places));
        await insertLines(loading, file, fresh);
        counts[file] += fresh.length;
        task.advance(lines.length);
      }
      task.end();
      for (const table of tablesOf(file)) {
        await continueCounting(transaction, { table, shape: shapeOf(loading.shapes, table) });
      }
    }
    return counts;
  });
}

async function loadSettings({ database, shapes, ids }: Loading, folder: string): Promise<number> {
  const given = new Map<string, MovedRow[]>();
  for await (const lines of recordLines(folder, "settings")) {
    for (const line of lines) {
      for (const [table, rows] of Object.entries(line)) given.set(table, rows);
    }
  }
  let changed = 0;
  for (const settings of SETTINGS_TABLES) {
    const { table } = settings;
    const rows = given.get(table);
    if (!rows) continue;
    const target = { table, shape: shapeOf(shapes, table) };
    changed += await writeSettings(database, target, settings, ids.here(rows));
  }
  return changed;
}

/** The lines whose order or person this shop does not have, in its own ids. */
async function freshLines(
  { database, shapes, ids }: Loading,
  file: RecordFile,
  lines: readonly RecordLine[],
): Promise<RecordLine[]> {
  const { root } = RECORD_FILES[file];
  shapeOf(shapes, root);
  const idOf = (line: RecordLine) => String(line[root]?.[0]?.id);
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select id from "${root}" where id = any(?)`,
    [lines.map(idOf)] as unknown as Knex.RawBinding[],
  );
  const known = new Set(rows.map(({ id }) => id));
  return lines.filter((line) => !known.has(idOf(line))).map((line) => ids.here(line));
}

interface OrderPlaces {
  levels: ReadonlySet<string>;
  deliveries: ReadonlySet<string>;
}

/**
 * Takes out of orders what names nothing here: stock of a product that left the moved shop while an
 * order waited for it, and a way of delivery that it removed. Answers the numbers of the former.
 */
function withoutStrangers(
  lines: readonly RecordLine[],
  { levels, deliveries }: OrderPlaces,
): number[] {
  return lines.flatMap((line) => {
    line.fulfillment = (line.fulfillment ?? []).map((row) =>
      deliveries.has(String(row.shipping_option_id)) ? row : { ...row, shipping_option_id: null },
    );
    const asked = line.reservation_item ?? [];
    line.reservation_item = asked.filter(({ inventory_item_id, location_id }) =>
      levels.has(`${inventory_item_id} ${location_id}`),
    );
    const [order] = line.order ?? [];
    return line.reservation_item.length < asked.length ? [Number(order?.display_id)] : [];
  });
}

async function insertLines(
  { database, shapes }: Loading,
  file: RecordFile,
  lines: readonly RecordLine[],
): Promise<void> {
  for (const table of tablesOf(file)) {
    const rows = lines.flatMap((line) => line[table] ?? []);
    await insertMoved(database, { table, shape: shapeOf(shapes, table) }, rows);
    if (table === "reservation_item") {
      await countReserved(
        database,
        rows.map(({ id }) => String(id)),
      );
    }
  }
}
