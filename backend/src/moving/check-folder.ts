import { join } from "node:path";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "zod";
import { takenPlaces } from "../medusa/taken-places";
import {
  FOLDER_FILES,
  type FolderFile,
  FolderUnusable,
  KNOWN_FILE,
  linesFile,
  type Manifest,
  readManifest,
} from "./folder-manifest";
import { checkFile, damaged, linesOf } from "./line-files";
import { tablesOf } from "./moved-tables";
import type { RecordLine } from "./read-records";
import { shapeOf, type TableShape, tableShapes } from "./table-shapes";

const Line = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
/** So many are named; of more, how many. */
const NAMED = 5;

type Shapes = ReadonlyMap<string, TableShape>;

/** The lines of a checked file, in batches. Throws {@link FolderUnusable}. */
export async function* recordLines(folder: string, file: FolderFile): AsyncGenerator<RecordLine[]> {
  const path = join(folder, linesFile(file));
  for await (const batch of linesOf(path)) {
    const { data } = z.array(Line).safeParse(batch);
    if (!data) throw damaged(path, "a line holds no rows");
    yield data;
  }
}

/**
 * Makes sure, before anything is written, that a folder is whole, that this shop understands it, and
 * that nobody and no order in it meets another one here. Throws {@link FolderUnusable}.
 */
export async function checkFolder(database: Knex, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkFile(join(folder, KNOWN_FILE), manifest.known);
  const shapes = await tableShapes(database);
  const meetings = new Meetings(await takenPlaces(database));
  for (const file of FOLDER_FILES) {
    const note = manifest.files[file];
    if (!note) throw new FolderUnusable(`The folder lacks ${linesFile(file)}: export it again.`);
    await checkFile(join(folder, linesFile(file)), note);
    for await (const lines of recordLines(folder, file)) {
      for (const line of lines) {
        checkColumns(shapes, file, line);
        meetings.look(line);
      }
    }
  }
  const problems = meetings.problems();
  if (problems.length > 0) throw new FolderUnusable([...problems, NOTHING].join("\n"));
  return manifest;
}

const NOTHING = "Nothing was written. A whole shop goes into one that nobody has used yet.";

function checkColumns(shapes: Shapes, file: FolderFile, line: RecordLine): void {
  const known = new Set(tablesOf(file));
  for (const [table, rows] of Object.entries(line)) {
    if (!known.has(table)) throw damaged(linesFile(file), `"${table}" is nothing that it holds`);
    const { columns } = shapeOf(shapes, table);
    const strange = rows.flatMap(Object.keys).find((column) => !columns.has(column));
    if (strange !== undefined) {
      throw new FolderUnusable(
        `${linesFile(file)} says "${strange}" of ${table}, which this shop does not know: it was written by another version of Medusa. Update the older of the two shops first. Nothing was written.`,
      );
    }
  }
}

/** Finds people and orders of a folder that this shop has others of, and those that are its own. */
class Meetings {
  private readonly customers: ReadonlyMap<string, { email: string }>;
  private readonly emails: Map<string, string>;
  private readonly orders: Map<string, number>;
  private readonly signIns: ReadonlyMap<string, string | null>;
  private readonly subscribers: ReadonlyMap<string, string>;
  private readonly found = {
    customers: [] as string[],
    signIns: [] as string[],
    subscribers: [] as string[],
  };

  constructor({ customers, orders, signIns, newsletter }: Awaited<ReturnType<typeof takenPlaces>>) {
    this.customers = new Map(customers.map((each) => [each.id, each]));
    this.emails = new Map(
      customers.map(({ id, email, has_account }) => [placeOf(email, has_account), id]),
    );
    this.orders = new Map(orders.map(({ id, display_id }) => [id, display_id]));
    this.signIns = new Map(signIns.map(({ email, customer_id }) => [email, customer_id]));
    this.subscribers = new Map(newsletter.map(({ id, email }) => [email, id]));
  }

  look({ customer = [], provider_identity = [], order = [], newsletter_sign_up = [] }: RecordLine) {
    for (const { id, email, has_account } of customer) {
      if (this.customers.has(String(id))) continue;
      const other = this.emails.get(placeOf(emailOf(email), has_account === true));
      if (other !== undefined) this.found.customers.push(emailOf(email));
    }
    for (const { entity_id } of provider_identity) {
      const owner = this.signIns.get(emailOf(entity_id));
      const isSame = customer.some(({ id }) => id === owner);
      if (owner !== undefined && !isSame) this.found.signIns.push(emailOf(entity_id));
    }
    for (const { id } of order) this.orders.delete(String(id));
    for (const { id, email, status } of newsletter_sign_up) {
      const other = status === "unsubscribed" ? undefined : this.subscribers.get(emailOf(email));
      if (other !== undefined && other !== id) this.found.subscribers.push(emailOf(email));
    }
  }

  problems(): string[] {
    const own = [...this.orders.values()].sort((a, b) => a - b).map(String);
    const { customers, signIns, subscribers } = this.found;
    return [
      ...said("This shop has orders of its own, whose numbers would meet", own),
      ...said("This shop has other customers with the address", customers),
      ...said("Somebody else signs in to this shop with the address", signIns),
      ...said("This shop has another newsletter sign-up of", subscribers),
    ];
  }
}

const emailOf = (value: unknown) => String(value).toLowerCase();
const placeOf = (email: string, hasAccount: boolean) => `${hasAccount} ${email}`;

function said(problem: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const others = names.length - NAMED;
  const more = others > 0 ? ` and ${others} more` : "";
  return [`${problem}: ${names.slice(0, NAMED).join(", ")}${more}.`];
}
